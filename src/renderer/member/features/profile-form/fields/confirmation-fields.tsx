import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { formCopy } from '../../../../lib/copy/form.ts'
import { Checkbox } from '../../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../../ui/form/field.tsx'
import { TextLink } from '../../../../ui/navigation/text-link.tsx'
import type { ProfileValues } from '../profile-values.ts'

const copy = formCopy.confirmation

/** The two confirmations of the short form (FORM-105, FORM-106, FORM-113). */
export function ConfirmationFields() {
  const { register } = useFormContext<ProfileValues>()
  return (
    <>
      <FieldGroup label={copy.directMessage} required>
        <Checkbox label={copy.confirmed} {...register('directMessage')} />
      </FieldGroup>
      <FieldGroup label={copy.follow} required>
        <p className="flex flex-wrap gap-x-5">
          <TextLink external render={<Link to="/about/social/x" />}>
            {copy.officialX}
          </TextLink>
          <TextLink external render={<Link to="/about/social/instagram" />}>
            {copy.officialInstagram}
          </TextLink>
        </p>
        <Checkbox label={copy.confirmed} {...register('follow')} />
      </FieldGroup>
    </>
  )
}
