import { expect, test } from 'vitest'
import { draftPrefix } from './stored-names.ts'

test("a member's drafts have a name of their own, also for an address with signs", () => {
  expect(draftPrefix('a/b@yoimachi.example')).toBe('yoimachi.draft.a%2Fb%40yoimachi.example/')
})
