import { useState, type FormEvent } from 'react'
import { updatePropensityEndpoint } from '../../../../../contract/calls/rank.ts'
import { freeTextMaxLength, freeTextMinLength } from '../../../../../contract/enums/profile-limits.ts'
import { countWithoutSpace } from '../../../../../contract/rules/texts.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { rankCopy } from '../../../../lib/copy/rank.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { CharCounter, TextArea } from '../../../../ui/form/text-area.tsx'
import { useAccount } from '../../../api/account.ts'
import { useEndpointMutation } from '../../../api/use-endpoint.ts'
import { usePersistedText } from '../../../shared/use-persisted-state.ts'

const copy = rankCopy.ladder.introduction

/** F step: a description of 50 characters without white space; below it the button is off (RANK-31 to RANK-35). */
export function IntroductionStep() {
  const { id } = useAccount()
  const [text, setText, forget] = usePersistedText('ladder.introduction')
  const [error, setError] = useState('')
  const [touched, setTouched] = useState(text !== '')
  const save = useEndpointMutation(updatePropensityEndpoint, {
    onSuccess: forget,
    onError: ({ network }) => setError(network ? commonCopy.errorOccurred : commonCopy.checkInput),
  })
  const enough = countWithoutSpace(text) >= freeTextMinLength
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!enough || save.isPending) return
    setError('')
    save.mutate({ user: { id, maleraw_attributes: { propensity: text } } })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={copy.label}
        error={error}
        counter={
          <CharCounter
            text={text}
            withoutSpace
            min={freeTextMinLength}
            minText={formCopy.counter.minimum}
            touched={touched}
          />
        }
      >
        <TextArea
          rows={5}
          maxLength={freeTextMaxLength}
          placeholder={copy.placeholder}
          value={text}
          onChange={({ currentTarget }) => {
            setTouched(true)
            setText(currentTarget.value)
          }}
        />
      </Field>
      <Button type="submit" disabled={!enough} busy={save.isPending}>
        {copy.button}
      </Button>
    </form>
  )
}
