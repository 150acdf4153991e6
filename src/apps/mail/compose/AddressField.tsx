import { Cross } from '@blueprintjs/icons';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { refuse } from '~/resolvers/base/refusal.rules.ts';
import { isMailAddress } from '~/resolvers/mail/mail.rules.ts';
import { useTexts } from '~/shell/i18n/useTexts.ts';
import { useRefusal } from '~/shell/messages/useRefusal.ts';
import styles from './AddressField.module.css';
import { type Address, distinct, longName, readAddresses, shortName } from './addresses.rules.ts';
import { addressKey } from './addressKeys.rules.ts';
import type { ComposeValues } from './compose.types.ts';
import { useSuggestions } from './useSuggestions.ts';

interface AddressFieldProps {
  readonly name: 'to' | 'cc' | 'bcc';
  readonly label: string;
  /** At the end of the line of the label. */
  readonly end?: ReactNode;
}

/** Addresses as tokens: typed, pasted, or chosen from suggestions. One that cannot be an address is marked, and kept. */
export function AddressField({ name, label, end }: AddressFieldProps) {
  const t = useTexts('mail');
  const id = useId();
  const refusal = useRefusal();
  const { field, fieldState } = useController<ComposeValues, typeof name>({ name });
  const addresses = field.value;
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(typed, addresses);
  const [marked, setMarked] = useState(0);
  const [closed, setClosed] = useState(false);
  const found = closed ? [] : suggestions;
  const add = (more: readonly Address[]) => {
    setTyped('');
    setMarked(0);
    if (more.length > 0) field.onChange(distinct([...addresses, ...more]));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const command = addressKey(event, {
      typed,
      suggestions: found.length,
      addresses: addresses.length,
    });
    if (!command) return;
    if (command.does === 'mark') setMarked((at) => (at + command.by + found.length) % found.length);
    else if (command.does === 'close') setClosed(true);
    else if (command.does === 'dropLast') field.onChange(addresses.slice(0, -1));
    else if (command.does === 'choose' && found[marked]) add([found[marked]]);
    else if (command.does !== 'nothing') add(readAddresses(typed));
    if ('leaves' in command && command.leaves) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(readAddresses(typed + pasted));
  };
  const wrong = addresses.find((address) => !isMailAddress(address));
  const error = wrong
    ? refusal(refuse(name, 'INVALID_EMAIL', { item: wrong.email }))
    : refusal(fieldState.error);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {end}
      </div>
      <div className={styles.line}>
        <div className={styles.box} data-invalid={error ? '' : undefined}>
          {addresses.map((address) => (
            <Token
              key={address.email}
              address={address}
              onRemove={() => field.onChange(addresses.filter((each) => each !== address))}
            />
          ))}
          <input
            id={id}
            ref={field.ref}
            className={styles.input}
            type="text"
            inputMode="email"
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={found.length > 0 ? `${id}-${marked}` : undefined}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? `${id}-error` : undefined}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setMarked(0);
              setClosed(false);
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => {
              add(readAddresses(typed));
              field.onBlur();
            }}
          />
        </div>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('compose.suggestions')}
          className={styles.list}
          hidden={found.length === 0}
        >
          {found.map((address, index) => (
            <button
              key={address.email}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              className={styles.option}
              // The field keeps the focus: leaving it would take what is typed for an address.
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setMarked(index)}
              onClick={() => add([address])}
            >
              <bdi>{address.name || address.email}</bdi>
              {address.name ? <bdi className={styles.email}>{address.email}</bdi> : null}
            </button>
          ))}
        </div>
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

interface TokenProps {
  readonly address: Address;
  readonly onRemove: () => void;
}

function Token({ address, onRemove }: TokenProps) {
  const t = useTexts('mail');
  const name = shortName(address);
  return (
    <span
      className={styles.token}
      title={longName(address)}
      data-invalid={isMailAddress(address) ? undefined : ''}
    >
      <bdi>{name}</bdi>
      <button type="button" aria-label={t('compose.removeAddress', { name })} onClick={onRemove}>
        <Cross size={12} aria-hidden="true" />
      </button>
    </span>
  );
}
