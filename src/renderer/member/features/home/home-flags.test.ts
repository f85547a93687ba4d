import { expect, test } from 'vitest'
import { homeFlashes, withoutHomeFlags } from './home-flags.ts'

const flashes = (query: string) => homeFlashes(new URLSearchParams(query))

test.each([
  ['HOME-05 HOME-06', 'age_conf_flag=1', '年齢確認書類を提出しました。確認には最大1営業日かかります。'],
  ['HOME-02 HOME-07', 'create_review=true', '口コミを投稿しました。'],
  ['HOME-03 HOME-08', 'form_post=true', '登録情報を更新しました。'],
  ['HOME-04 HOME-09', 'ng_commit', '今回は見送りました。次のレコメンドは、ホームで受け取れます。'],
])('%s the flag %s has its banner', (_, query, banner) => {
  expect(flashes(query)).toEqual([banner])
})

test('a false or unknown flag shows no banner', () => {
  expect(flashes('form_post=false&ng_commit=0&other=1')).toEqual([])
})

test('HOME-12 shows one banner per flag in a fixed order, and removes the flags from the address', () => {
  const query = 'ng_commit=1&form_post=1&age_conf_flag=1&keep=1'
  expect(flashes(query)).toHaveLength(3)
  expect(flashes(query)[0]).toContain('年齢確認書類')
  expect(flashes(query)[2]).toContain('見送り')
  expect(withoutHomeFlags(new URLSearchParams(query)).toString()).toBe('keep=1')
})
