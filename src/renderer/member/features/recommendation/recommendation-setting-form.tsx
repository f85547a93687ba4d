import { useId } from 'react'
import type { RecommendationSetting } from '../../../../contract/calls/recommendation-setting.ts'
import {
  bodyTypeBoxes,
  bodyTypeBoxLabels,
  likedSmLabels,
  likedSms,
  rankBoxes,
} from '../../../../contract/enums/recommend-setting.ts'
import { recommendationSettingCopy as copy } from '../../../lib/copy/recommendation-setting.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RadioGroup } from '../../../ui/form/choice-groups.tsx'
import { FieldGroup } from '../../../ui/form/field.tsx'
import { ActionBar } from '../../../ui/navigation/action-bar.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { allBoxes, type BoxName, chipsOf, isPlainSpoken, rankNames } from './setting-choices.ts'
import { AppealPoints, Boxes, heading } from './setting-questions.tsx'
import { describeSetting } from './setting-sentence.ts'
import { useSettingForm } from './use-setting-form.ts'

const bodyTypeOptions = bodyTypeBoxes.map((value) => ({ value, label: bodyTypeBoxLabels[value] }))

const rankOptions = rankNames.map((value) => ({ value, label: rankBoxes[value] }))

/** Controls of SETTING-01 to SETTING-04. Settings without a control are sent back unchanged (SETTING-08). */
export function RecommendationSettingForm({ stored }: { stored: RecommendationSetting }) {
  const { setting, change, save, isSaving, failure } = useSettingForm(stored)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    save()
  }
  const ranks = chipsOf(setting, rankNames)
  const noneOf = (names: readonly BoxName[]) => names.every((name) => !setting[name])
  return (
    <form noValidate onSubmit={submit} className="flex grow flex-col">
      <PageBody className="grow gap-5">
        <p className="text-s text-ink-2">{copy.lead}</p>
        <Boxes title={copy.section.bodyTypes} options={bodyTypeOptions} setting={setting} onChange={change} />
        <AppealPoints setting={setting} onChange={change} />
        <div data-explicit>
          <FieldGroup label={heading(copy.section.liking)}>
            <RadioGroup
              layout="chips"
              name="liked_sm"
              options={likedSms.map((value) => ({ value: String(value), label: likedSmLabels[value] }))}
              value={String(setting.liked_sm)}
              onValueChange={(value) => change({ liked_sm: likedSms.find((level) => String(level) === value) ?? 0 })}
            />
          </FieldGroup>
        </div>
        <Card space="none">
          <Disclosure
            className="border-b-0 px-4.5"
            summary={
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold">{copy.section.ranks}</span>
                <span className="text-s text-ink-2">{ranksShown(ranks)}</span>
                <span className="ms-auto text-s font-medium text-plum">{copy.details}</span>
              </span>
            }
          >
            <Boxes
              title={copy.section.ranks}
              hideTitle
              hint={copy.ranksHint}
              options={rankOptions}
              setting={setting}
              onChange={change}
            />
          </Disclosure>
        </Card>
        {(noneOf(bodyTypeBoxes) || noneOf(rankNames)) && (
          <Notice tone="warn" live>
            {copy.nothingChosen}
          </Notice>
        )}
      </PageBody>
      <SettingSubmit setting={setting} busy={isSaving} failure={failure} />
    </form>
  )
}

interface SettingSubmitProps {
  setting: RecommendationSetting
  busy: boolean
  failure: string
}

/** The conditions in a sentence, and the button that saves them. */
function SettingSubmit({ setting, busy, failure }: SettingSubmitProps) {
  const summaryId = useId()
  return (
    <ActionBar
      aboveTabs
      note={
        <span className="block text-start text-s text-ink-2">
          {/* Beside the button, because the end of the page may be out of view. */}
          <span role="alert" className="mb-1 block text-alarm empty:hidden">
            {failure}
          </span>
          <span id={summaryId}>
            <span className="font-semibold text-ink">{copy.sentence.title}</span>
            <span data-explicit={isPlainSpoken(setting.appear_point) || setting.liked_sm !== 0 || undefined}>
              {describeSetting(setting)}
            </span>
          </span>
        </span>
      }
    >
      <Button type="submit" busy={busy} aria-describedby={summaryId}>
        {copy.submit}
      </Button>
    </ActionBar>
  )
}

/** Ranks in the closed row: すべて or their names. */
function ranksShown(chips: readonly string[]): string {
  return chips[0] === allBoxes
    ? copy.all
    : rankNames.flatMap((name) => (chips.includes(name) ? rankBoxes[name] : [])).join('・')
}
