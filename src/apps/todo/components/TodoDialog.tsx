import { useForm } from 'react-hook-form';
import { ALL_FOLDER, todoFolders } from '~/resolvers/todo/todo.rules.ts';
import { useLanguage, useTexts } from '~/shell/i18n/useTexts.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import { FormDateField } from '~/shell/ui/form/FormDateField.tsx';
import { FormDialog } from '~/shell/ui/form/FormDialog.tsx';
import { FormField } from '~/shell/ui/form/FormField.tsx';
import { FormSwitch } from '~/shell/ui/form/FormSwitch.tsx';
import { rulesOf } from '~/shell/ui/form/rulesOf.ts';
import { type TodoValues, todoFormErrors } from '../todoForm.rules.ts';
import { useTodoNames } from '../useTodoNames.ts';
import styles from './Todo.module.css';
import { TodoLabelsField } from './TodoLabelsField.tsx';

interface TodoDialogProps {
  readonly title: string;
  /** What the fields begin with. */
  readonly values: TodoValues;
  readonly send: (values: TodoValues) => Promise<readonly Refusal[]>;
  readonly onClose: () => void;
}

/** A to-do as a form: what was typed stays whatever happens. */
export function TodoDialog({ title, values, send, onClose }: TodoDialogProps) {
  const t = useTexts('todo');
  const language = useLanguage();
  const name = useTodoNames();
  const form = useForm<TodoValues>({
    defaultValues: { ...values, labelIds: [...values.labelIds] },
    resolver: rulesOf<TodoValues>((written) => todoFormErrors(written, language, Date.now())),
  });
  const folders = todoFolders.filter(({ id }) => id !== ALL_FOLDER);
  return (
    <FormDialog title={title} confirm={t('save')} drawer={520} form={form} send={send} onClose={onClose}>
      <FormField<TodoValues> name="title" label={t('field.title')} required />
      <FormField<TodoValues> name="notes" label={t('field.notes')} rows={4} />
      <div className={styles.pair}>
        <FormDateField<TodoValues> name="startDate" label={t('field.start')} time />
        <FormDateField<TodoValues> name="dueDate" label={t('field.due')} time />
      </div>
      <FormField<TodoValues>
        name="folderId"
        label={t('field.folder')}
        options={[
          { value: '', label: t('noFolder') },
          ...folders.map((folder) => ({ value: folder.id, label: name(folder) })),
        ]}
      />
      <TodoLabelsField />
      <FormSwitch<TodoValues> name="completed" label={t('field.completed')} />
      <FormSwitch<TodoValues> name="important" label={t('field.important')} />
      <FormSwitch<TodoValues> name="starred" label={t('field.starred')} />
    </FormDialog>
  );
}
