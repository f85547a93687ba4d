import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const publicFolder = join(root, 'src/renderer/member/public')

/** Width and height from the header of a PNG file. */
function sizeOf(path: string): string {
  const bytes = readFileSync(path)
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('names existing icons of the stated size in the manifest', () => {
  const page = readFileSync(join(root, 'src/renderer/member/index.html'), 'utf8')
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  const manifest = JSON.parse(readFileSync(join(publicFolder, 'manifest.webmanifest'), 'utf8'))
  expect(manifest).toMatchObject({ name: '宵待', start_url: '/home', scope: '/', display: 'standalone' })
  const icons: { src: string; sizes: string }[] = manifest.icons
  expect(icons.length).toBeGreaterThan(1)
  for (const { src, sizes } of icons) expect(sizeOf(join(publicFolder, src))).toBe(sizes)
  expect(sizeOf(join(publicFolder, 'icons/180.png'))).toBe('180x180')
})

test('gives the installers their own icon, with a margin on the Mac', () => {
  const { icon, mac } = JSON.parse(readFileSync(join(root, '.scripts/electron-builder.json'), 'utf8'))
  for (const path of [icon, mac.icon]) expect(sizeOf(join(root, path))).toBe('1024x1024')
  expect(mac.icon).not.toBe(icon)
})
