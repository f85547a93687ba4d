import { authCopy } from '../../../lib/copy/auth.ts'
import { Checkbox } from '../../../ui/form/choices.tsx'

const parts = authCopy.signUp.consentParts

interface ConsentBoxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error: string | undefined
}

/** One box for terms and privacy, each name a link to its page in a new tab (AUTH-22, AUTH-39). */
export function ConsentBox({ checked, onChange, error }: ConsentBoxProps) {
  return (
    <Checkbox
      name="terms"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      error={error}
      label={
        <>
          <LegalLink to="/about/terms">{parts.terms}</LegalLink>
          {parts.between}
          <LegalLink to="/about/privacy">{parts.privacy}</LegalLink>
          {parts.rest}
        </>
      }
    />
  )
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="text-plum underline underline-offset-4">
      {children}
    </a>
  )
}
