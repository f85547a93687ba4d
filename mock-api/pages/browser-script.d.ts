/** Text of a browser entry, bundled into one classic script (.scripts/build/browser-scripts.mjs). */
declare module '*?script' {
  const text: string
  export default text
}
