import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { htmlIn, mountPageIn } from './page-in-language.ts'
import { mountStaticSite } from './static-site.ts'

test('the page of the workbench begins in the given language, and its files stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/moon-abc.png'), 'picture')
  writeFileSync(join(folder, 'index.html'), '<html lang="ja">landing')
  const app = new Hono()
  mountPageIn(app, 'en', folder, (host) => host === 'workbench')
  mountStaticSite(app, folder, () => true)
  const text = async (path: string, host = 'workbench') => (await app.request(path, { headers: { host } })).text()
  expect(await Promise.all([text('/'), text('/time'), text('/', 'a')])).toEqual([
    '<html lang="en" data-language="en">landing',
    '<html lang="en" data-language="en">landing',
    '<html lang="ja">landing',
  ])
  expect(await text('/assets/moon-abc.png')).toBe('picture')
})

test('refuses a page of the workbench without the tag of its language', () => {
  expect(() => htmlIn('en', '<html>landing')).toThrow('its page has no <html lang="ja">')
})
