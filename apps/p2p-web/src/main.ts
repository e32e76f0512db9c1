// The app starts here.
document.body.append(document.title);
