import { useState } from 'react'
import {
  type RecommendationSetting,
  recommendationSettingEndpoint,
  recommendSetting,
} from '../../../../contract/calls/recommendation-setting.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import { recommendationSettingCopy as copy } from '../../../lib/copy/recommendation-setting.ts'
import { call, type CallOptions } from '../../api/call.ts'
import { queryClient } from '../../api/queries.ts'
import { useLeadOn } from '../../shared/lead-away.ts'
import { changesOf, mergeChanges, readBeforeSave } from '../../shared/merge-changes.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { updateRecommendationSettingWrite } from '../../shared/outcome/writes/profile.ts'
import { usePersistedState } from '../../shared/use-persisted-state.ts'

const readSetting = async (options: CallOptions): Promise<RecommendationSetting> =>
  (await call(recommendationSettingEndpoint, {}, options)).recommend_setting

/** A man's conditions with a draft, and their save, which keeps what another tab has changed meanwhile (D-146). */
export function useSettingForm(stored: RecommendationSetting) {
  const leadOn = useLeadOn()
  const [opened] = useState(stored)
  // The draft has only what was changed, so that a reload takes all else as it is stored by then.
  const [changes, setChanges, forget] = usePersistedState<Partial<RecommendationSetting>>('setting', (draft) =>
    changesOf(recommendSetting.safeParse(Object.assign({}, opened, draft)).data ?? opened, opened),
  )
  const setting = { ...opened, ...changes }
  const { mutate, isPending, failure } = useWrite(updateRecommendationSettingWrite, {
    prepare: async () => ({
      recommend_setting: mergeChanges(setting, opened, await readBeforeSave(readSetting, opened)),
    }),
    onSuccess: () => {
      forget()
      void queryClient.invalidateQueries({ queryKey: [recommendationSettingEndpoint.id] })
      void leadOn('/home?form_post=true', homeCopy.flash.formSaved, { replace: true })
    },
    failureOf: (error) => failureText(error, copy.saveFailed, outcomeCopy.unsaved),
  })
  return {
    setting,
    change: (part: Partial<RecommendationSetting>) => setChanges(changesOf({ ...setting, ...part }, opened)),
    save: () => mutate({ recommend_setting: setting }),
    isSaving: isPending,
    failure,
  }
}
