import { useState } from 'react'
import { accountDetailEndpoint } from '../../../../../contract/calls/profile.ts'
import { countWithoutSpace } from '../../../../../contract/rules/characters.ts'
import { freeTextLimit, freeTextMinLength } from '../../../../../contract/rules/text-limits.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import { outcomeCopy } from '../../../../lib/copy/outcome.ts'
import { rankCopy } from '../../../../lib/copy/rank.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { CharCounter } from '../../../../ui/form/char-counter.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { TextArea } from '../../../../ui/form/text-area.tsx'
import { useAccount } from '../../../api/account.ts'
import { queryClient } from '../../../api/queries.ts'
import { failureText } from '../../../shared/outcome/failure-text.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { updatePropensityWrite } from '../../../shared/outcome/writes/rank.ts'
import { usePersistedText } from '../../../shared/use-persisted-state.ts'

const introductionCopy = rankCopy.ladder.introduction

/** F step: a description of at least 50 characters without white space (RANK-31 to RANK-35). */
export function IntroductionStep() {
  const { id } = useAccount()
  const [text, setText, forget] = usePersistedText('ladder.introduction')
  const [touched, setTouched] = useState(text !== '')
  const save = useWrite(updatePropensityWrite, {
    onSuccess: () => {
      forget()
      // Home has read the profile, and its form begins with what is known.
      return queryClient.invalidateQueries({ queryKey: [accountDetailEndpoint.id], refetchType: 'all' })
    },
    failureOf: (error) => failureText(error, commonCopy.checkInput, outcomeCopy.unsaved),
  })
  const enough = countWithoutSpace(text) >= freeTextMinLength
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!enough || save.isPending) return
    save.mutate({ user: { id, maleraw_attributes: { propensity: text } } })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label={introductionCopy.label}
        error={save.failure}
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
          most={freeTextLimit}
          placeholder={introductionCopy.placeholder}
          value={text}
          onChange={({ currentTarget }) => {
            setTouched(true)
            setText(currentTarget.value)
          }}
        />
      </Field>
      <Button type="submit" disabled={!enough} busy={save.isPending}>
        {introductionCopy.button}
      </Button>
    </form>
  )
}
