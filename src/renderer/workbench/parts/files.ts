/**
 * Asks for a file. Resolves with null when the user cancels.
 * @param accept accepted file types, as for an input element
 */
export function chooseFile(accept: string): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.addEventListener('cancel', () => resolve(null))
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null))
    input.click()
  })
}

/** Saves a file as a download. The desktop app asks where. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Delayed, because the download may begin a moment later.
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
