import sharp from 'sharp'

/** By path: each is made once, before the page waits for it in the rounds that count. @type {Map<string, Buffer>} */
const made = new Map()

/**
 * Replaces the drawn scenes of a page with JPEGs of 480 x 640, like uploads of a real backend, to measure their cost on
 * the page's thread.
 * @param {import('playwright').Page} page
 * @param {{ url: string }} server
 */
export async function respondWithJpegs(page, { url }) {
  await page.route('**/uploads/*.svg', async (route) => {
    const { pathname } = new URL(route.request().url())
    let body = made.get(pathname)
    if (!body) {
      const scene = await fetch(`${url}${pathname}`)
      body = await sharp(Buffer.from(await scene.arrayBuffer()))
        .resize(480, 640)
        .jpeg()
        .toBuffer()
      made.set(pathname, body)
    }
    await route.fulfill({ contentType: 'image/jpeg', body })
  })
}
