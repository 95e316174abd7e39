# dracula
