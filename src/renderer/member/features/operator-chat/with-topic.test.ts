import { expect, test } from 'vitest'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { withTopic } from './with-topic.ts'

test('D-132 a topic goes before what was written, and replaces only an earlier topic', () => {
  const [age, payment] = [operatorChatCopy.welcome.topics[0], operatorChatCopy.welcome.topics[1]]
  expect(withTopic('', age)).toBe(`【${age}】\n`)
  const asked = withTopic('カードが使えません。', payment)
  expect(asked).toBe(`【${payment}】\nカードが使えません。`)
  expect(withTopic(asked, age)).toBe(`【${age}】\nカードが使えません。`)
})
