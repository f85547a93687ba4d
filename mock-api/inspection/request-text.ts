const longestValue = 2000

/** Parameters as a person reads them: files by name and size, long texts cut. '' for none. */
export function requestText(params: unknown): string {
  if (typeof params === 'string') return params
  if (typeof params !== 'object' || params === null || Object.keys(params).length === 0) return ''
  return JSON.stringify(params, (_, value: unknown) => {
    if (value instanceof File) return `（ファイル ${value.name} ${value.size} バイト）`
    return typeof value === 'string' && value.length > longestValue
      ? `${value.slice(0, longestValue)}…`
      : value
  })
}
