import { act } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { get, mount, type Mounted } from '../../../../../../tests/support/mount-for-test.tsx'
import type { ProfileValues } from '../profile-values.ts'
import { FormField } from './form-fields.tsx'

let mounted: Mounted
afterEach(() => mounted.unmount())

function openField(): UseFormReturn<ProfileValues> {
  const opened: { form?: UseFormReturn<ProfileValues> } = {}
  function Form() {
    const form = useForm<ProfileValues>({ defaultValues: { your_pre_tel: '' }, mode: 'onTouched' })
    opened.form = form
    return (
      <FormProvider {...form}>
        <FormField
          kind="chips"
          name="your_pre_tel"
          label="会う前の通話"
          options={['できればしたい', 'したくない']}
          required={false}
        />
        <input id="next" />
      </FormProvider>
    )
  }
  mounted = mount(<Form />)
  if (!opened.form) throw new Error('Failed to open the form.')
  return opened.form
}

const radio = () => get('input[type=radio]', HTMLInputElement)
const pass = () => {
  act(() => radio().focus())
  act(() => get('#next', HTMLInputElement).focus())
}

test('FORM-140 a skipped question stays an empty text, which can be saved', () => {
  const form = openField()
  pass()
  expect(form.getValues('your_pre_tel')).toBe('')
  act(() => radio().click())
  pass()
  expect(form.getValues('your_pre_tel')).toBe('できればしたい')
})
