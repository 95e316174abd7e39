# chapters
