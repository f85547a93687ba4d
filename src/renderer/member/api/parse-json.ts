/** Parses the text of a response; null if it is no JSON, such as the page of a proxy or a host. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
