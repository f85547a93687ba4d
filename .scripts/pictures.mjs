// Redraws the pictures with fixed URLs as PNG and JPEG files.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { findChromium } from './browser/find-chromium.mjs'
import { root } from './root.mjs'

const images = join(root, 'mock-api/images')
/** @type {{ module: { drawPicture: (motif: string, name: string) => string } }} */
const { module } = await runnerImport(join(images, 'motifs.ts'), { root, configFile: false })

/** Five scenes that differ in motif and light (IMP-07). */
const samples = ['sea-5', 'flowers-2', 'cafe-6', 'lanterns-0', 'mountains-3']
/** @type {Record<string, string>} */
const drawings = {}
for (const file of ['default', 'social'])
  drawings[`${file}.png`] = readFileSync(join(images, 'files', `${file}.svg`), 'utf8')
for (const [index, name] of samples.entries()) {
  const [motif = ''] = name.split('-')
  drawings[`sample-${index + 1}.jpg`] = module.drawPicture(motif, name)
}

const executablePath = findChromium()
if (executablePath === undefined) throw new Error('Failed to draw: no Chromium was found. Set CHROMIUM_PATH.')
const browser = await chromium.launch({ executablePath })
const viewport = { width: 480, height: 640 }
const photos = await browser.newPage({ viewport, deviceScaleFactor: 1.5 })
const fallbacks = await browser.newPage({ viewport })
for (const [file, svg] of Object.entries(drawings)) {
  const page = file.endsWith('.jpg') ? photos : fallbacks
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`)
  await page.screenshot({ path: join(images, 'files', file), ...(page === photos && { quality: 84 }) })
}
await browser.close()
