import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  type RecommendationSetting,
  recommendSetting,
  recommendationSettingEndpoint,
  updateRecommendationSettingEndpoint,
} from '../../../../contract/calls/recommendation.ts'
import { rankBoxes } from '../../../../contract/enums/preferences.ts'
import {
  type BodyTypeBox,
  appealPointLabel,
  settingAppealPoints,
  type SettingAppealPoint,
  bodyTypeBoxLabels,
  bodyTypeBoxes,
  likedSmLabels,
  likedSms,
} from '../../../../contract/enums/profile-choices.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationSettingCopy as copy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { Notice, Waiting } from '../../../ui/feedback/states.tsx'
import { CheckboxGroup, RadioGroup } from '../../../ui/form/choices.tsx'
import { FieldGroup } from '../../../ui/form/field.tsx'
import { PageBody, Card } from '../../../ui/navigation/page-body.tsx'
import { useEndpointMutation, useEndpoint, queryClient } from '../../api/queries.ts'
import { usePersistedState } from '../../shared/drafts.ts'

export type BoxName = BodyTypeBox | keyof typeof rankBoxes

interface BoxesCardProps {
  title: string
  hint?: string
  options: readonly { value: BoxName; label: string }[]
  setting: RecommendationSetting
  onChange: (boxes: Partial<Record<BoxName, boolean>>) => void
}

export function BoxesCard({ title, hint, options, setting, onChange }: BoxesCardProps) {
  const chosen = options.filter(({ value }) => setting[value]).map(({ value }) => value)
  return (
    <Card>
      <FieldGroup label={title} hint={hint}>
        <CheckboxGroup
          name={title}
          options={options}
          value={chosen}
          onValueChange={(values) =>
            onChange(Object.fromEntries(options.map(({ value }) => [value, values.includes(value)])))
          }
        />
      </FieldGroup>
    </Card>
  )
}

interface OneOfCardProps {
  title: string
  name: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

export function OneOfCard({ title, name, options, value, onChange }: OneOfCardProps) {
  return (
    <Card>
      <FieldGroup label={title}>
        <RadioGroup layout="chips" name={name} options={options} value={value} onValueChange={onChange} />
      </FieldGroup>
    </Card>
  )
}

const bodyTypeOptions = bodyTypeBoxes.map((value) => ({ value, label: bodyTypeBoxLabels[value] }))
const rankNames = Object.keys(rankBoxes) as (keyof typeof rankBoxes)[]
const rankOptions = rankNames.map((value) => ({ value, label: rankBoxes[value] }))

/** Controls of SETTING-01 to SETTING-04. Settings without a control are sent back unchanged (SETTING-08). */
export function RecommendationSettingForm({ stored }: { stored: RecommendationSetting }) {
  const navigate = useNavigate()
  const [setting, setSetting, forget] = usePersistedState<RecommendationSetting>(
    'setting',
    (kept) => recommendSetting.safeParse(kept).data ?? stored,
  )
  const [message, setMessage] = useState('')
  const save = useEndpointMutation(updateRecommendationSettingEndpoint, {
    onSuccess: () => {
      forget()
      void queryClient.invalidateQueries({ queryKey: [recommendationSettingEndpoint.id] })
      void navigate('/home?form_post=true', { replace: true })
    },
    onError: ({ network }) => setMessage(network ? commonCopy.errorOccurred : copy.saveFailed),
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setMessage('')
    save.mutate({ recommend_setting: setting })
  }
  const noneOf = (names: readonly BoxName[]) => names.every((name) => !setting[name])
  return (
    <form noValidate onSubmit={submit}>
      <PageBody>
        <p className="text-s text-ink-2">{copy.lead}</p>
        <BoxesCard
          title={copy.section.bodyTypes}
          options={bodyTypeOptions}
          setting={setting}
          onChange={(boxes) => setSetting({ ...setting, ...boxes })}
        />
        <OneOfCard
          title={copy.section.appealPoint}
          name="appeal_point"
          options={settingAppealPoints.map((value) => ({ value, label: appealPointLabel(value) }))}
          value={setting.appear_point}
          onChange={(value) => setSetting({ ...setting, appear_point: value as SettingAppealPoint })}
        />
        <BoxesCard
          title={copy.section.ranks}
          hint={copy.ranksHint}
          options={rankOptions}
          setting={setting}
          onChange={(boxes) => setSetting({ ...setting, ...boxes })}
        />
        <OneOfCard
          title={copy.section.liking}
          name="liked_sm"
          options={likedSms.map((value) => ({ value: String(value), label: likedSmLabels[value] }))}
          value={String(setting.liked_sm)}
          onChange={(value) =>
            setSetting({ ...setting, liked_sm: likedSms.find((level) => String(level) === value) ?? 0 })
          }
        />
        {(noneOf(bodyTypeBoxes) || noneOf(rankNames)) && (
          <Notice tone="warn" live>
            {copy.nothingChosen}
          </Notice>
        )}
        <p role="alert" className="text-center text-s text-alarm empty:hidden">
          {message}
        </p>
        <Button type="submit" busy={save.isPending}>
          {copy.submit}
        </Button>
      </PageBody>
    </form>
  )
}

const heights = ['h-44', 'h-64', 'h-64', 'h-36']

/** Page /conditionsform, the men's recommend settings (SETTING). */
export function RecommendationSettingPage() {
  const query = useEndpoint(recommendationSettingEndpoint, {})
  if (query.data) return <RecommendationSettingForm stored={query.data.recommend_setting} />
  const skeleton = (
    <PageBody>
      <SkeletonGroup>
        {heights.map((height, index) => (
          <Skeleton key={index} className={`mb-4 ${height}`} />
        ))}
      </SkeletonGroup>
    </PageBody>
  )
  return (
    <Waiting query={query} skeleton={skeleton}>
      {copy.loadFailed}
    </Waiting>
  )
}
