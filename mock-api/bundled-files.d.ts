/** A picture that Vite bundles as a `data:` address. */
declare module '*?inline' {
  const url: string
  export default url
}

/** A file that Vite bundles as text. */
declare module '*?raw' {
  const text: string
  export default text
}

interface ImportMeta {
  /** Vite bundles all files of a pattern as texts, by path. */
  glob(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Readonly<Record<string, string>>
  /** Vite bundles all modules of a pattern, by path. */
  glob(pattern: string, options: { import: 'default'; eager: true }): Readonly<Record<string, unknown>>
}
