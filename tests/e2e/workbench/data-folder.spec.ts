import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { startMockServer } from '../../support/mock-server.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.describe.configure({ timeout: 120_000 })

/** Makes every write of a server fail like on a full disk while the file `full` is in its folder. */
const fullDisk = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const folder = process.argv[process.argv.indexOf('--data') + 1]
const write = fs.writeSync
fs.writeSync = (...args) => {
  if (fs.existsSync(folder + '/full'))
    throw Object.assign(new Error('EFBIG: file too large, write'), { code: 'EFBIG', syscall: 'write' })
  return write(...args)
}
syncBuiltinESMExports()
`

test('R2 C-5 a damaged file is reported until closed, a full disk as long as it is full', async ({ page, context }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-damaged-'))
  const args = ['--members', '20']
  await (await startMockServer({ dataDir, args })).stop()
  writeFileSync(join(dataDir, 'clock.json'), '{"mode":"run')
  const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(fullDisk)}`]
  const server = await startMockServer({ dataDir, args, nodeArgs })
  try {
    expect(server.output()).toMatch(/^\S+clock\.json is damaged: the clock stands still at /m)
    await Workbench.open(page, server, 'variants', { phones: 1 })
    const damaged = page.getByRole('alert').filter({ hasText: '壊れたファイルがありました' })
    await expect(damaged).toContainText(
      'clock.json」が壊れています。時計は、最後に分かる2026/11/20 12:00で止まっています。',
    )
    await page.getByRole('button', { name: '壊れたファイルの案内を閉じる' }).click()
    await expect(damaged).toHaveCount(0)

    const banner = page.getByRole('alert').filter({ hasText: 'ディスクがいっぱい' })
    await expect(banner).toHaveCount(0)
    const phone = await context.newPage()
    await phone.goto(`${server.phone('b')}/login`)
    await phone.getByLabel('メールアドレス').fill('woman@yoimachi.example')
    await phone.getByLabel('パスワード', { exact: true }).fill('yoimachi123')

    const full = join(dataDir, 'full')
    writeFileSync(full, '')
    await phone.getByRole('button', { name: 'ログイン' }).click()
    await expect(phone.getByText('このコンピューターのディスクがいっぱいのため、保存できませんでした。')).toBeVisible()
    await expect(banner).toContainText('このコンピューターのディスクがいっぱいのため、変更を保存できません。')
    // A newly opened page shows it too.
    await page.reload()
    await expect(banner).toBeVisible()

    rmSync(full)
    await phone.getByRole('button', { name: 'ログイン' }).click()
    await expect(phone.getByText('あかりさん')).toBeVisible()
    await expect(banner).toHaveCount(0)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
})
