// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { supportMail } from './mail-offer.tsx'

const mail = new URL(supportMail())

test('FAQ-12 FAQ-28 the mail has its address and subject', () => {
  expect(mail.protocol).toBe('mailto:')
  expect(mail.pathname).toBe('support@yoimachi.example')
  expect(mail.searchParams.get('subject')).toBe('【宵待】お問い合わせ')
})

test('FAQ-13 FAQ-14 FAQ-15 FAQ-16 FAQ-17 the mail body asks for four items, one per line', () => {
  expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
    'お名前：',
    'SNSのID：',
    'メールアドレス：',
    'お問い合わせ内容：',
  ])
})
