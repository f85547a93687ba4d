import { act } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get, mount, type Mounted } from '../../../../../tests/support/mount-for-test.tsx'
import { areas } from '../../../../contract/enums/areas.ts'
import { choicesOfPreference } from '../../../../contract/enums/preferences.ts'
import {
  ages,
  maleAgeRanges,
  bodyTypeRanges,
  bodyTypes,
  freeTimes,
  choicesOfMeetingAnswer,
  masochismLevels,
  sadismLevels,
  sexualExperiences,
  takeMovies,
  heights,
  weights,
} from '../../../../contract/enums/profile-choices.ts'
import { FormFooter } from './form-footer.tsx'
import { maleMode } from './form-mode.ts'
import type { ProfileField, ProfileValues } from './profile-values.ts'
import { Section } from './sections.tsx'

const preferenceNames = [
  'your_blow_job',
  'your_cunnilingus',
  'your_choking',
  'your_kousoku',
  'your_kisuma',
  'your_nouiki',
  'your_anal_sex',
  'your_word_attack_easy',
  'your_word_attack_hard',
  'your_spanking',
  'your_wild',
  'your_ejaculation',
  'your_irrumatio',
  'your_multi',
  'your_cosplay',
  'your_sextoy',
] as const

/** Choices of a man, by required field. */
const choices: Partial<Record<ProfileField, readonly string[]>> = {
  age: ages.map(String),
  area: areas,
  body_type: bodyTypes[1],
  height: heights,
  weight: weights,
  takemovie: takeMovies[1],
  sexual_experience: sexualExperiences,
  your_pre_dm: choicesOfMeetingAnswer('your_pre_dm', 1),
  your_pre_tel: choicesOfMeetingAnswer('your_pre_tel', 1),
  your_pre_photo: choicesOfMeetingAnswer('your_pre_photo', 1),
  your_pre_contact: choicesOfMeetingAnswer('your_pre_contact', 1),
  ...Object.fromEntries(preferenceNames.map((name) => [name, choicesOfPreference(name, 1)])),
  your_sadism: sadismLevels[1],
  your_masochism: masochismLevels[1],
  your_freetimes: freeTimes,
  age_range: maleAgeRanges,
  body_type_range: bodyTypeRanges,
}
const many: readonly string[] = ['area', 'your_freetimes']

/** Values of a man who made only the first choice of every required field. */
const chosen = Object.fromEntries(
  Object.entries(choices).map(([name, [first]]) => [name, many.includes(name) ? [first] : first]),
)
const nothing = {
  phone: '',
  twitterid: '',
  tiktok: '',
  instagram: '',
  propensity: '',
  appeal: [],
  appealOther: '',
}

let mounted: Mounted
afterAll(() => mounted.unmount())

function openForm(): UseFormReturn<ProfileValues> {
  const opened: { form?: UseFormReturn<ProfileValues> } = {}
  function Form(): React.ReactNode {
    // The list above has every required field, which `fromEntries` cannot express.
    const defaultValues = { ...nothing, ...chosen, twitter_name: 'はると' } as unknown as ProfileValues
    const form = useForm({ defaultValues })
    opened.form = form
    return (
      <FormProvider {...form}>
        {maleMode.sections.map((section) =>
          section === 'photos' ? null : <Section key={section} section={section} mode={maleMode} />,
        )}
        <FormFooter
          mode={maleMode}
          newUser={false}
          busy={false}
          uploadProgress={null}
          message=""
          docked
          onLead={() => {}}
        />
      </FormProvider>
    )
  }
  mounted = mount(<Form />)
  const { form } = opened
  if (!form) throw new Error('Failed to open the form.')
  for (const select of document.querySelectorAll('select')) {
    // happy-dom ignores a select's value while the element is created.
    act(() => form.setValue(select.name as ProfileField, chosen[select.name] as string))
  }
  return form
}

const submit = () => get('button[type=submit]', HTMLButtonElement)

/** One form for all tests. Each test leaves it unchanged. */
let form: UseFormReturn<ProfileValues>
beforeAll(() => {
  form = openForm()
}, 30_000)

/** Returns the offered values of a field in order, without placeholders. */
function offered(name: string): string[] {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
    `input[name="${name}"], select[name="${name}"] option`,
  )
  return [...controls].map(({ value }) => value).filter(Boolean)
}

test.each<[id: string, name: ProfileField]>([
  ['FORM-43', 'twitter_name'],
  ['FORM-44', 'age'],
  ['FORM-45', 'area'],
  ['FORM-46', 'body_type'],
  ['FORM-47', 'height'],
  ['FORM-48', 'weight'],
  ['FORM-49', 'takemovie'],
  ['FORM-50', 'sexual_experience'],
  ['FORM-51', 'your_pre_dm'],
  ['FORM-52', 'your_pre_tel'],
  ['FORM-53', 'your_pre_photo'],
  ['FORM-54', 'your_pre_contact'],
  ['FORM-55', 'your_blow_job'],
  ['FORM-56', 'your_cunnilingus'],
  ['FORM-57', 'your_choking'],
  ['FORM-58', 'your_kousoku'],
  ['FORM-59', 'your_kisuma'],
  ['FORM-60', 'your_nouiki'],
  ['FORM-61', 'your_anal_sex'],
  ['FORM-62', 'your_word_attack_easy'],
  ['FORM-63', 'your_word_attack_hard'],
  ['FORM-64', 'your_spanking'],
  ['FORM-65', 'your_wild'],
  ['FORM-66', 'your_ejaculation'],
  ['FORM-67', 'your_irrumatio'],
  ['FORM-68', 'your_multi'],
  ['FORM-69', 'your_cosplay'],
  ['FORM-70', 'your_sextoy'],
  ['FORM-71', 'your_sadism'],
  ['FORM-72', 'your_masochism'],
  ['FORM-73', 'your_freetimes'],
  ['FORM-74', 'age_range'],
  ['FORM-75', 'body_type_range'],
])('%s requires %s and offers the choices of its list', (_, name) => {
  expect(submit().disabled).toBe(false)
  const filled = form.getValues(name)
  act(() => form.setValue(name, many.includes(name) ? [] : ''))
  expect([submit().disabled, submit().textContent]).toEqual([true, '項目を入力してください。'])
  act(() => form.setValue(name, filled))
  expect(submit().disabled).toBe(false)
  // The name is a text field with its initial value.
  expect(offered(name)).toEqual(choices[name] ?? [filled])
})

test('FORM-43 requires 33 fields, all but the name by choice', () => {
  expect(Object.keys(choices)).toHaveLength(32)
})

test('FORM-44 offers ages from 18 to 85', () => {
  expect(offered('age')).toEqual(Array.from({ length: 68 }, (_, index) => String(18 + index)))
})

test('FORM-71 FORM-72 every preference has four choices, and both scales have four levels', () => {
  for (const name of [...preferenceNames, 'your_sadism', 'your_masochism']) {
    expect([name, offered(name).length]).toEqual([name, 4])
  }
})

test('FORM-45 FORM-73 areas and free times allow several choices, all other fields one', () => {
  for (const name of Object.keys(choices)) {
    const { type } = get(`[name="${name}"]`) as HTMLInputElement | HTMLSelectElement
    expect([name, type === 'checkbox']).toEqual([name, many.includes(name)])
  }
})

test('FORM-76 social ids, appeal points, introduction and photos are optional', () => {
  expect(form.getValues(['twitterid', 'tiktok', 'instagram', 'propensity', 'appeal'])).toEqual(['', '', '', '', []])
  expect(submit().disabled).toBe(false)
})
