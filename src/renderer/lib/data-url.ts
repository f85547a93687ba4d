/** A blob as a data URL (`data:image/png;base64,…`). */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
      else reject(new Error('Failed to read the picture: nothing came. Choose it again.'))
    })
    reader.readAsDataURL(blob)
  })
}

/** The blob behind a base64 data URL; without a fetch, which the content security policy would stop. */
export function fromDataUrl(url: string): Blob {
  const [head = '', body = ''] = url.split(',', 2)
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'image/jpeg' })
}
