/** Test files of a worker share one document. Each file begins with an empty one, at the first address. */
document.body.replaceChildren()
document.title = ''
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
