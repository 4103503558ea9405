"""Tests of the pictures of Jiangnan."""
