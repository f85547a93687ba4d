import { useState } from 'react'
import { CharCounter } from '../char-counter.tsx'
import { CheckboxGroup } from '../checkbox-group.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Chip } from '../chip.tsx'
import { FieldGroup } from '../field-group.tsx'
import { Field } from '../field.tsx'
import { FileDrop } from '../file-drop.tsx'
import { PasswordInput } from '../password-input.tsx'
import { RadioGroup } from '../radio-group.tsx'
import { Segmented } from '../segmented.tsx'
import { Select } from '../select.tsx'
import { Switch } from '../switch.tsx'
import { TextArea } from '../text-area.tsx'
import { TextInput } from '../text-input.tsx'
import { TextLink } from '../text-link.tsx'
import { Shelf } from './shelf.tsx'

const areas = ['東京都', '神奈川県', '千葉県', '埼玉県', '大阪府'].map((value) => ({ value, label: value }))
const plans = [
  {
    value: '1',
    label: '1ヶ月プラン',
    text: '6,600円（税込）／ 次回更新日 2026/12/20',
    aside: <Chip tone="amber">人気</Chip>,
  },
  { value: '3', label: '3ヶ月プラン', text: '16,500円（税込）／ 次回更新日 2027/02/18' },
  { value: '6', label: '6ヶ月プラン', text: 'いまはお選びいただけません', disabled: true },
]

export function FieldsPage() {
  const [text, setText] = useState('はじめまして。都内で働いています。')
  const [chosen, setChosen] = useState(['東京都', '千葉県'])
  const [more, setMore] = useState(['東京都', '神奈川県', '大阪府'])
  const [plan, setPlan] = useState('1')
  const [speed, setSpeed] = useState('run')
  return (
    <>
      <Shelf title="Field, TextInput, PasswordInput, Select, TextArea" className="grid gap-5 sm:grid-cols-2">
        <Field label="メールアドレス" required hint="確認メールをお送りします。">
          <TextInput defaultValue="akari@example.jp" inputMode="email" autoComplete="email" />
        </Field>
        <Field label="パスワード" required error="メールアドレスとパスワードを確認してください。">
          <PasswordInput defaultValue="abcdef" autoComplete="current-password" />
        </Field>
        <Field label="電話番号" optional>
          <TextInput placeholder="090-1234-5678" inputMode="tel" foldWidth />
        </Field>
        <Field label="金額">
          <TextInput defaultValue="6,600" suffix="円" disabled />
        </Field>
        <Field label="お住まいの地域" required>
          <Select options={areas} placeholder="選択してください" />
        </Field>
        <Field label="年代" error="選択してください。">
          <Select options={areas} defaultValue="大阪府" />
        </Field>
        <Field
          label="自己紹介"
          hint="あなたらしさが伝わる言葉で書いてみましょう。"
          counter={<CharCounter text={text} withoutSpace min={50} minText="50文字以上入力してください" />}
        >
          <TextArea value={text} onChange={(event) => setText(event.currentTarget.value)} />
        </Field>
        <Field
          label="退会の理由"
          error="100文字以内で入力してください。"
          counter={<CharCounter text={'あ'.repeat(104)} max={100} />}
        >
          <TextArea rows={2} defaultValue={'あ'.repeat(104)} />
        </Field>
      </Shelf>
      <Shelf
        title="RadioGroup, CheckboxGroup, Checkbox, Switch, Segmented"
        className="grid gap-6 sm:grid-cols-2"
      >
        <FieldGroup label="プラン" required>
          <RadioGroup name="plan" layout="cards" options={plans} value={plan} onValueChange={setPlan} />
        </FieldGroup>
        <FieldGroup label="見送る理由" error="理由を選択してください。">
          <RadioGroup
            name="reason"
            options={[
              { value: 'a', label: '希望する条件と合わなかった' },
              { value: 'b', label: '予定が合わなかった', text: '次のおすすめで日程を優先します。' },
              { value: 'c', label: 'その他' },
            ]}
            defaultValue="b"
          />
        </FieldGroup>
        <FieldGroup label="活動エリア" hint="10か所まで選べます。">
          <CheckboxGroup name="area" options={areas} value={chosen} onValueChange={setChosen} />
        </FieldGroup>
        <FieldGroup label="アピールポイント" hint="3つまで選べます。">
          <CheckboxGroup
            name="more"
            layout="chips"
            options={areas}
            value={more}
            onValueChange={setMore}
            max={3}
          />
        </FieldGroup>
        <div>
          <Checkbox
            label={
              <>
                <TextLink inline href="#t">
                  利用規約
                </TextLink>
                に同意します
              </>
            }
            error="同意が必要です。"
          />
          <Checkbox label="次回から表示しない" defaultChecked />
        </div>
        <div>
          <Switch
            label="メールでのお知らせ"
            text="新しいメッセージが届いたときにお送りします。"
            defaultChecked
          />
          <Switch label="おすすめの受け取り" />
          <Switch label="変更しています" busy defaultChecked />
        </div>
        <Segmented
          label="時計"
          value={speed}
          onValueChange={setSpeed}
          className="justify-self-start"
          options={[
            { value: 'stop', label: '停止' },
            { value: 'run', label: '進行' },
            { value: '60', label: '60×' },
            { value: '3600', label: '3600×' },
          ]}
        />
        <Segmented
          label="時計（小）"
          size="s"
          value={speed}
          onValueChange={setSpeed}
          className="justify-self-start"
          options={[
            { value: 'stop', label: '停止' },
            { value: 'run', label: '進行' },
            { value: '60', label: '60×' },
          ]}
        />
      </Shelf>
      <Shelf title="FileDrop" className="grid gap-4 sm:grid-cols-2">
        <FileDrop
          accept="image/*"
          onFiles={() => undefined}
          title="写真を選択"
          text="ドラッグや貼り付けでも追加できます（10MBまで）"
        />
        <FileDrop
          accept="image/*"
          onFiles={() => undefined}
          title="写真を選択"
          text="20221120.jpg"
          progress={0.62}
        />
      </Shelf>
    </>
  )
}
