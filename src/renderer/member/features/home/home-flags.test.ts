import { expect, test } from 'vitest'
import { homeFlashes, withoutHomeFlags } from './home-flags.ts'

const flashes = (query: string) => homeFlashes(new URLSearchParams(query))

test('HOME-02 HOME-03 HOME-04 HOME-05 HOME-06 HOME-07 HOME-08 HOME-09 each flag has its banner', () => {
  expect(flashes('age_conf_flag=1')).toEqual(['年齢確認書類を提出しました。確認には最大1営業日かかります。'])
  expect(flashes('create_review=true')).toEqual(['口コミを投稿しました。'])
  expect(flashes('form_post=true')).toEqual(['登録情報を更新しました。'])
  expect(flashes('ng_commit')).toEqual(['マッチングなしにしました。次のレコメンドをお待ちください。'])
  expect(flashes('form_post=false&ng_commit=0&other=1')).toEqual([])
})

test('HOME-12 several flags show one banner each in a fixed order, and leave the address', () => {
  const query = 'ng_commit=1&form_post=1&age_conf_flag=1&keep=1'
  expect(flashes(query)).toHaveLength(3)
  expect(flashes(query)[0]).toContain('年齢確認書類')
  expect(flashes(query)[2]).toContain('マッチングなし')
  expect(withoutHomeFlags(new URLSearchParams(query)).toString()).toBe('keep=1')
})
