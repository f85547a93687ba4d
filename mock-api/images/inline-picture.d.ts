/** A picture bundled as a `data:` address, by Vite. */
declare module '*?inline' {
  const url: string
  export default url
}
