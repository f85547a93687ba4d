/** A blob as a data URL (`data:image/png;base64,…`). */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
      else reject(new Error('Failed to read the picture. Choose it again.', { cause: reader.error }))
    })
    reader.readAsDataURL(blob)
  })
}

/** Decodes a base64 data URL into a blob. Does not use fetch, because the content security policy blocks it. */
export function fromDataUrl(url: string): Blob {
  const [head = '', body = ''] = url.split(',', 2)
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'image/jpeg' })
}
