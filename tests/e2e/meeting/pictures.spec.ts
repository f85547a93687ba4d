import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import type * as Motifs from '../../../mock-api/images/motifs.ts'
import { aTown } from '../../support/world/a-town.ts'

const images = fileURLToPath(new URL('../../../mock-api/images', import.meta.url))
const defaultPicture = readFileSync(`${images}/files/default.svg`, 'utf8')

/** Side of an avatar in lists, in px. */
const side = 58
const least = 12

/** Bits of a difference hash of each drawing: in a grid of 9 by 8, whether a cell is brighter than the one to its right. */
async function hashesOf({ drawings, side }: { drawings: string[]; side: number }): Promise<string[]> {
  const sheet = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = sheet.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('Failed to measure: this browser has no canvas.')
  const hashes: string[] = []
  for (const drawing of drawings) {
    const image = new Image()
    image.src = `data:image/svg+xml;base64,${drawing}`
    await image.decode()
    context.clearRect(0, 0, side, side)
    // Crops a picture of 480 by 640 to a square, like `object-fit: cover`.
    context.drawImage(image, 0, 80, 480, 480, 0, 0, side, side)
    hashes.push(hashOf(context.getImageData(0, 0, side, side).data))
  }
  return hashes

  function hashOf(data: Uint8ClampedArray): string {
    const brightness = (column: number, row: number) => {
      const [left, right] = [Math.floor((column * side) / 9), Math.floor(((column + 1) * side) / 9)]
      const [top, bottom] = [Math.floor((row * side) / 8), Math.floor(((row + 1) * side) / 8)]
      let sum = 0
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const at = (y * side + x) * 4
          const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
          sum += 0.299 * red + 0.587 * green + 0.114 * blue
        }
      }
      return sum / ((right - left) * (bottom - top))
    }
    return Array.from({ length: 64 }, (_, bit) => {
      const [column, row] = [bit % 8, Math.floor(bit / 8)]
      return brightness(column, row) > brightness(column + 1, row) ? '1' : '0'
    }).join('')
  }
}

for (const seed of [1, 7]) {
  test(`D-86 the main pictures of 300 people differ in a list (seed ${seed})`, async ({ page }) => {
    // Three hundred pictures are decoded one by one.
    test.slow()
    const people = [...aTown({ seed }).members.all()].filter(({ email }) => email.startsWith('town-'))
    // Vite loads the templates, which plain Node can't import.
    const { runnerImport } = await import('vite')
    const { drawPicture } = (await runnerImport<typeof Motifs>(`${images}/motifs.ts`)).module
    const drawings = people.map(({ photos: [name = null] }) => {
      const svg = name === null ? defaultPicture : drawPicture(name.split('-')[0] ?? '', name)
      return Buffer.from(svg).toString('base64')
    })
    const hashes = await page.evaluate(hashesOf, { drawings, side })
    let [pairs, apart] = [0, 0]
    for (const [place, one] of hashes.entries()) {
      for (const other of hashes.slice(place + 1)) {
        pairs += 1
        if ([...one].filter((bit, at) => bit !== other[at]).length >= least) apart += 1
      }
    }
    const share = apart / pairs
    const withoutOwn = people.filter(({ photos }) => photos[0] === null).length / people.length
    console.log(
      `main pictures of ${people.length} people at ${side} px, seed ${seed}: ${(share * 100).toFixed(2)}% of ${pairs} pairs differ by ${least} of 64 bits or more, ${(withoutOwn * 100).toFixed(1)}% are the default`,
    )
    expect(people).toHaveLength(300)
    expect(share).toBeGreaterThanOrEqual(0.99)
    expect(withoutOwn).toBeLessThanOrEqual(0.05)
  })
}
