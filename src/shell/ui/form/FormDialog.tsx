import type { FieldValues } from 'react-hook-form';
import { useTexts } from '../../i18n/useTexts.ts';
import type { Refusal } from '../../messages/refusal.ts';
import { Button } from '../Button.tsx';
import { drawAtOnce } from '../comingAddress.ts';
import { Dialog } from '../Dialog.tsx';
import { Drawer } from '../Drawer.tsx';
import styles from './Form.module.css';
import { Form, type FormProps } from './Form.tsx';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

interface FormDialogProps<Values extends FieldValues>
  extends Pick<FormProps<Values>, 'form' | 'className' | 'children'> {
  readonly title: string;
  /** The word on the button that sends: "Save", never "OK". */
  readonly confirm: string;
  /** It cannot be sent as things are; the fields say why. */
  readonly disabled?: boolean;
  /** A panel at the edge of the screen, so many pixels wide, instead of a box in the middle. */
  readonly drawer?: number;
  /**
   * Resolves with what was refused; with nothing, or true, it was accepted. False: it was not, and that is said elsewhere.
   * Rejects when nobody could be asked.
   */
  readonly send: (values: Values) => Promise<readonly Refusal[] | boolean>;
  /** Called when it was accepted, and when somebody closes it. */
  readonly onClose: () => void;
}

/**
 * A form over the screen: the first field has the focus, Enter sends, and what was typed is not lost unasked. It is
 * mounted when it is opened, so that it begins with the values of its `form`.
 */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, confirm, disabled, drawer, form, className, send, onClose, children } = props;
  const t = useTexts('shell');
  const { isDirty, isSubmitting } = form.formState;
  const { close, release, question } = useUnsavedGuard(isDirty, onClose);
  const sendAndClose = async (values: Values): Promise<readonly Refusal[]> => {
    const sent = await send(values);
    const accepted = sent === true || (sent !== false && sent.length === 0);
    if (accepted) {
      release();
      drawAtOnce(onClose);
    }
    return typeof sent === 'boolean' ? [] : sent;
  };
  const body = (
    <Form
      form={form}
      send={sendAndClose}
      className={className}
      buttons={
        <div className={styles.buttons}>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" busy={isSubmitting} disabled={disabled ?? false}>
            {confirm}
          </Button>
        </div>
      }
    >
      {children}
    </Form>
  );
  return (
    <>
      {drawer ? (
        <Drawer open title={title} width={drawer} onClose={close}>
          {body}
        </Drawer>
      ) : (
        <Dialog open title={title} buttons={null} onClose={close}>
          {body}
        </Dialog>
      )}
      {question}
    </>
  );
}
