import type { UseFormReturn } from 'react-hook-form'
import { twoDigits } from '../../../../../contract/rules/time-text.ts'
import { Field } from '../../../../ui/form/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { TextInput } from '../../../../ui/form/text-input.tsx'
import { useServerNow } from '../../../api/server-time.ts'
import { cardCopy } from '../copy.ts'
import { groupTyped } from './card-number.ts'
import type { PaymentValues } from './payment-values.ts'
import { yearChoices, type YearDigits } from './year-choices.ts'

const copy = cardCopy.field

const months = Array.from({ length: 12 }, (_, index) => ({
  value: twoDigits(index + 1),
  label: copy.monthChoice(index + 1),
}))

const typed = { autoCorrect: 'off', spellCheck: false, foldWidth: true } as const

const numeric = { ...typed, inputMode: 'numeric', className: 'num' } as const

interface CardFieldsProps {
  form: UseFormReturn<PaymentValues>
  /** Four for payments (PAY-82), two for a card change (CARD-21). */
  yearDigits: YearDigits
}

/** The five card fields. */
export function CardFields({ form, yearDigits }: CardFieldsProps) {
  const { register, formState } = form
  const years = yearChoices(useServerNow(60_000), yearDigits)
  const field = (name: keyof PaymentValues, label: string) => ({
    label,
    error: formState.errors[name]?.message,
    required: true,
  })
  return (
    <div className="grid gap-4">
      <Field {...field('number', copy.number)} hint={copy.brands}>
        <TextInput
          {...numeric}
          autoComplete="cc-number"
          placeholder={copy.numberPlaceholder}
          onInput={groupTyped}
          {...register('number')}
        />
      </Field>
      <Field {...field('name', copy.name)}>
        <TextInput
          {...typed}
          autoComplete="cc-name"
          autoCapitalize="characters"
          placeholder={copy.namePlaceholder}
          {...register('name')}
        />
      </Field>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field {...field('expMonth', copy.month)}>
          <Select options={months} placeholder={copy.choose} autoComplete="cc-exp-month" {...register('expMonth')} />
        </Field>
        <Field {...field('expYear', copy.year)}>
          <Select options={years} placeholder={copy.choose} autoComplete="cc-exp-year" {...register('expYear')} />
        </Field>
      </div>
      <Field {...field('cvv2', copy.cvv2)} hint={copy.cvv2Hint}>
        <TextInput {...numeric} autoComplete="cc-csc" {...register('cvv2')} />
      </Field>
      <p className="text-s phrase text-ink-3">{cardCopy.note}</p>
    </div>
  )
}
