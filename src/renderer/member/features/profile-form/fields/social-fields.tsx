import { formCopy } from '../../../../lib/copy/form.ts'
import { TextField } from './text-field.tsx'

const ids = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  spellCheck: false,
  inputMode: 'email',
  foldWidth: true,
} as const

/** The three social IDs; a leading @ is dropped (FORM-15, FORM-77). */
export function SocialFields() {
  const { hint } = formCopy
  return (
    <>
      <TextField {...ids} name="twitterid" label={hint.twitterLabel} hint={hint.twitterId} />
      <TextField {...ids} name="tiktok" label={hint.tiktokLabel} optional />
      <TextField {...ids} name="instagram" label={hint.instagramLabel} optional />
    </>
  )
}
