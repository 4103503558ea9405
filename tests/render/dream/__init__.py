"""Tests of the pictures of A Dream of Splendor."""
