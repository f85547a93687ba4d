/** What decides, in the order of a whole run; of the mock's nouns only tracking decides nothing. */
export const mutatedFolders = [
  ...['account', 'age-document', 'auth', 'board', 'cancellation', 'chat', 'decision', 'footprint', 'like'],
  ...['member', 'notice', 'operator', 'operator-chat', 'pairing', 'partner', 'payment', 'photo', 'popup'],
  ...['profile', 'rank', 'recommendation', 'review', 'timeline', 'withdrawal'],
]
  .map((noun) => `mock-api/features/${noun}`)
  .concat('src/contract/enums', 'src/contract/rules')
  .concat(
    'src/renderer/lib',
    ['api', 'app', 'features', 'shared'].map((part) => `src/renderer/member/${part}`),
  )
