"""Tests of the pictures of Mount Tai."""
