import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routeTable } from '../../src/renderer/member/app/routing/route-table.ts'

const root = join(import.meta.dirname, '../..')
const publicFolder = join(root, 'src/renderer/member/public')

interface Picture {
  src: string
  sizes: string
  purpose?: string
  form_factor?: string
}
const manifest = JSON.parse(readFileSync(join(publicFolder, 'manifest.webmanifest'), 'utf8')) as {
  id: string
  start_url: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { name: string; url: string }[]
}

/** Width and height from the header of a PNG file. */
function sizeOf(path: string): string {
  const bytes = readFileSync(path)
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('names existing icons of the stated size in the manifest', () => {
  const page = readFileSync(join(root, 'src/renderer/member/index.html'), 'utf8')
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  expect(manifest).toMatchObject({ name: '宵待', start_url: '/home', scope: '/', display: 'standalone' })
  const { icons } = manifest
  expect(icons.length).toBeGreaterThan(1)
  for (const { src, sizes } of icons) expect(sizeOf(join(publicFolder, src))).toBe(sizes)
  expect(sizeOf(join(publicFolder, 'icons/180.png'))).toBe('180x180')
})

test('has one id, a maskable icon of its own and a screenshot for both widths', () => {
  expect(manifest.id).toBe('/')
  expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toEqual(['any', 'any', 'maskable'])
  const { screenshots } = manifest
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']))
  for (const { src, sizes } of screenshots) {
    const { width, height } = imageSize(readFileSync(join(publicFolder, src)))
    expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('starts and has shortcuts at pages that both sexes have', () => {
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
    const page = routeTable.find(({ path }) => matchPath(path, url))
    expect(page, url).toBeDefined()
    expect(page, url).not.toHaveProperty('sex')
  }
})

test('gives the installers their own icon, with a margin on the Mac', () => {
  const { icon, mac } = JSON.parse(readFileSync(join(root, '.scripts/electron-builder.json'), 'utf8'))
  for (const path of [icon, mac.icon]) expect(sizeOf(join(root, path))).toBe('1024x1024')
  expect(mac.icon).not.toBe(icon)
})
