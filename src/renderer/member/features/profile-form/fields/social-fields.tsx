import { formCopy } from '../../../../lib/copy/form.ts'
import { socialIdOf } from '../profile-input.ts'
import { TextField } from './text-field.tsx'

const ids = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  spellCheck: false,
  inputMode: 'email',
  foldWidth: true,
} as const

const checkTwitterId = (typed: string) => /^\w{0,15}$/.test(socialIdOf(typed)) || formCopy.error.twitterId
const checkMediaId = (typed: string) => /^[\w.]{0,30}$/.test(socialIdOf(typed)) || formCopy.error.socialId

/** The three social IDs; a leading @ is dropped (FORM-15, FORM-77). */
export function SocialFields() {
  const { hint } = formCopy
  return (
    <>
      <TextField
        {...ids}
        name="twitterid"
        label={hint.twitterLabel}
        hint={hint.twitterId}
        validate={checkTwitterId}
      />
      <TextField {...ids} name="tiktok" label={hint.tiktokLabel} optional validate={checkMediaId} />
      <TextField {...ids} name="instagram" label={hint.instagramLabel} optional validate={checkMediaId} />
    </>
  )
}
