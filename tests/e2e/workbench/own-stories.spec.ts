import { expect, type Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { Workbench } from '../page-models/workbench.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const story = {
  version: 1,
  title: '保留のあと',
  world: { now: '2026-11-20T20:00', members: 0 },
  people: { a: 'woman' },
  begin: { caption: '二人はまだ出会っていません。', actions: [{ open: '/recommends', phone: 'a' }] },
  scenes: [{ title: '一日たつ', caption: '翌日です。', actions: [{ open: '/timeline', phone: 'a' }] }],
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  const dropped = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], name))
      return transfer
    },
    [name, text] as const,
  )
  await page.getByRole('main', { name: 'ステージ' }).dispatchEvent('drop', { dataTransfer: dropped })
}

test('a dropped story is kept, played, taken back, presented, renamed, copied, deleted and restored', async ({
  page,
  server,
}) => {
  const workbench = await Workbench.open(page, server, 'inspector', { phones: 1 })
  await drop(page, 'broken.json', '{"version":1}')
  await expect(workbench.flash(/「broken\.json」は使えません。筋書きのファイルではありません/)).toBeVisible()
  await drop(page, 'after.json', JSON.stringify(story))
  const own = page.getByRole('region', { name: '自分の筋書き' })
  await expect(own.getByRole('button', { name: '保留のあと 1場面' })).toBeVisible()

  await own.getByRole('button', { name: '「保留のあと」を始める' }).click()
  const address = workbench.phoneBox('a').getByRole('textbox', { name: 'スマートフォン A のアドレス' })
  await expect(address).toHaveValue('/recommends')
  await page.getByRole('button', { name: '次へ：一日たつ' }).click()
  await expect(address).toHaveValue('/timeline')
  await page.getByRole('button', { name: '発表する', exact: true }).click()
  await expect(page.getByRole('heading', { name: '一日たつ' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('二人はまだ出会っていません。').first()).toBeVisible()
  await page.keyboard.press('Escape')

  const menu = (name: string) => own.getByRole('button', { name: `「${name}」のファイル` })
  await menu('after').press('Enter')
  const dialog = page.getByRole('dialog', { name: '「after」のファイル' })
  await dialog.getByRole('textbox', { name: 'ファイルの名前' }).fill('あと')
  await page.keyboard.press('Enter')
  await expect(menu('あと')).toBeVisible()
  await menu('あと').click()
  await page.getByRole('button', { name: '複製' }).click()
  await expect(menu('あと 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await menu('あと').click()
  await page.getByRole('button', { name: '削除' }).click()
  await expect(menu('あと')).toHaveCount(0)
  await page.getByRole('button', { name: '元に戻す', exact: true }).last().click()
  await expect(menu('あと')).toBeVisible()
  for (const key of ['data/あと', 'data/あと 2']) await server.control.post('/storylines/own/delete', { key })
  await expect(own.getByText('まだありません。')).toBeVisible()
})
