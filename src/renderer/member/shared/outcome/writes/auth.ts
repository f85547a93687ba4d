import {
  changePasswordEndpoint,
  confirmEmailEndpoint,
  editPasswordEndpoint,
  requestPasswordResetEndpoint,
  resendConfirmationEndpoint,
  signInEndpoint,
  signOutEndpoint,
  signUpEndpoint,
} from '../../../../../contract/calls/auth.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { defineUnread, unknownId, type Write } from '../write.ts'

/**
 * Sign-up (API-01). No call shows an account without a login, but a login with the same values says that it waits for
 * its confirmation. The id and the times stay unknown. A refusal stays one: the address may be somebody else's, whose
 * confirmation it waits for. For the same reason the mail is sent again, so that what the page says of it is true.
 */
export const signUpWrite: Write<typeof signUpEndpoint> = {
  endpoint: signUpEndpoint,
  reads: "API-02 with the same values: reason is 'unconfirmed'; IMP-28b sends the mail again",
  repeatable: true,
  refusalStands: true,
  watch:
    ({ email, password, sex }) =>
    async () => {
      try {
        await call(signInEndpoint, { email, password }, { login: {} })
      } catch (error) {
        if (!(error instanceof ApiError) || error.outcome !== 'refused') throw error
        if (error.reason !== 'unconfirmed') return null
        await call(resendConfirmationEndpoint, { email }, { login: {} })
        const data = { id: unknownId, provider: 'email' as const, uid: email, email, sex: sex ?? Sex.man }
        return { status: 'success', data: { ...data, created_at: '', updated_at: '' } }
      }
      return null
    },
}

export const changePasswordWrite = defineUnread(
  changePasswordEndpoint,
  'No call shows a password. A lost answer is followed by the same call, which changes nothing more and tells.',
  ({ network }) => network,
)

export const signInWrite = defineUnread(signInEndpoint, 'Changes nothing that a second login would not.')

export const signOutWrite = defineUnread(signOutEndpoint, 'The login of this browser is dropped in any case.')

export const requestPasswordResetWrite = defineUnread(
  requestPasswordResetEndpoint,
  'No call shows a mail; a second one does no harm.',
)

export const resendConfirmationWrite = defineUnread(
  resendConfirmationEndpoint,
  'No call shows a mail; a second one does no harm.',
)

export const confirmEmailWrite = defineUnread(
  confirmEmailEndpoint,
  "The page repeats the call, whose reason 'confirmed' tells that it is done.",
)

export const editPasswordWrite = defineUnread(editPasswordEndpoint, 'A link of a mail; the app never calls it.')
