/** A picture that Vite bundles as a `data:` address. */
declare module '*?inline' {
  const url: string
  export default url
}
