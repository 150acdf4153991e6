import { type ClipboardEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { parseStreamUrl } from '~/resolvers/registry/streamUrl.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { Field } from '~/shell/ui/Field.tsx';
import { type CameraForm, pastedOver, type StreamForm } from './cameraForm.ts';

interface PasteAddressProps {
  readonly at: `streams.${number}`;
  readonly stream: StreamForm;
}

/**
 * Takes an address apart that is pasted or typed as a whole, into the fields below. It keeps nothing itself: what it
 * carried of credentials stands in their fields alone.
 */
export function PasteAddress({ at, stream }: PasteAddressProps) {
  const t = useTexts('cameras');
  const { setValue } = useFormContext<CameraForm>();
  const [fault, setFault] = useState<string>();
  const take = (input: HTMLInputElement, text: string) => {
    if (text.trim() === '') return setFault(undefined);
    const parsed = parseStreamUrl(text);
    if ('fault' in parsed) return setFault(t(`fault.${parsed.fault}`));
    setFault(undefined);
    input.value = '';
    setValue(at, pastedOver(stream, parsed), { shouldDirty: true, shouldValidate: true });
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    event.currentTarget.value = text;
    take(event.currentTarget, text);
  };
  return (
    <Field label={t('stream.paste')} error={fault}>
      {(field) => (
        <input
          {...field}
          type="text"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          placeholder="rtsp://192.168.1.20:554/live"
          onPaste={onPaste}
          onBlur={({ currentTarget }) => take(currentTarget, currentTarget.value)}
        />
      )}
    </Field>
  );
}
