// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { loginEnd, type LoginEnd, type LoginState } from './login-end.ts'

const session = { uid: 'her@yoimachi.example', client: 'c', 'access-token': 't' }
const incomplete = { uid: session.uid, client: 'c' }
const signedUp = { ...session, unconfirmed: 'true' }
const account = { email: session.uid, sex: 2 } as const
const response = (status: number) => new ApiError('API-09', 'response', status, {})
const yes = () => true
const no = () => false

const open: LoginState = {
  session,
  account,
  error: null,
  withdrawing: false,
  isEndedElsewhere: no,
  isEndedByWithdrawal: no,
}

test.each<[string, Partial<LoginState>, LoginEnd | null]>([
  ['GATE-05 an account on screen', {}, null],
  ['GATE-05 a stored login whose account is loading', { account: undefined }, null],
  ['D-113 a lost request of an account on screen', { error: new ApiError('API-09', 'network') }, null],
  ['D-113 a refused request of an account on screen', { error: response(403) }, null],
  ['D-90 a lost first request', { account: undefined, error: new ApiError('API-09', 'timeout') }, null],
  ['D-113 a first request that meets a fault of the server', { account: undefined, error: response(500) }, null],
  ['GATE-05 a first request that fails', { account: undefined, error: response(403) }, 'unusable'],
  [
    'GATE-05 an unreadable first response',
    { account: undefined, error: new ApiError('API-09', 'contract') },
    'unusable',
  ],
  ['GATE-06 an account without an address', { account: { email: '', sex: 2 } }, 'unusable'],
  [
    'GATE-05 D-50 a login that the server refuses at the opening',
    { account: undefined, error: response(401) },
    'expired',
  ],
  ['GATE-05 D-50 a login that the server refuses while the page is open', { error: response(401) }, 'expired'],
  ['ROLE-37 no login', { session: {}, account: undefined }, 'missing'],
  ['ROLE-37 a login with a value missing', { session: incomplete, account: undefined }, 'missing'],
  ['GATE-05 a login that another tab has cleared', { session: {}, isEndedElsewhere: yes }, 'elsewhere'],
  ['D-116 a sign-up', { session: signedUp, account: undefined }, 'signedUp'],
  [
    'D-116 a sign-up in another tab',
    { session: signedUp, isEndedElsewhere: yes, isEndedByWithdrawal: yes },
    'signedUp',
  ],
  [
    'QUIT-16 a refused login after a withdrawal in another tab',
    { error: response(401), isEndedByWithdrawal: yes },
    'withdrawn',
  ],
  [
    'QUIT-16 a login that a withdrawal in another tab has cleared',
    { session: {}, isEndedElsewhere: yes, isEndedByWithdrawal: yes },
    'left',
  ],
  [
    'D-113 a failure that is no 401 during a withdrawal in another tab',
    { account: undefined, error: response(403), isEndedByWithdrawal: yes },
    'unusable',
  ],
  ['D-110 a refused login during the own withdrawal', { error: response(401), withdrawing: true }, null],
  ['D-110 a cleared login at the end of the own withdrawal', { session: {}, withdrawing: true }, null],
])('%s', (_, state, end) => {
  expect(loginEnd({ ...open, ...state })).toBe(end)
})
