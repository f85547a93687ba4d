/** A browser entry, bundled into one script that is no module, as text (.scripts/build/browser-scripts.mjs). */
declare module '*?script' {
  const text: string
  export default text
}
