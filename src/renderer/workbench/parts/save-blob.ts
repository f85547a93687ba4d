/** Hands a file to the person as a download; the desktop app asks where to. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: the download may begin a moment later.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
