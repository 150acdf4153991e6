/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as BaseTypes from '../../graphql/types.generated.ts';

import { gql } from '~/graphql/client/hooks.ts';
import { RefusalFragmentDoc } from '../../shell/messages/Refusal.generated.ts';
import type * as ApolloReactCommon from '~/graphql/client/hooks.ts';
import * as ApolloReactHooks from '~/graphql/client/hooks.ts';
const defaultOptions = {} as const;
export type NotesScreenQueryVariables = Exact<{
  filter: BaseTypes.NoteFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type NotesScreenQuery = { notes: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, title: string, description: string, archived: boolean, image: string, time: string, reminder: string | null, checklist: Array<{ id: string, text: string, checked: boolean }>, labels: Array<{ id: string, name: string, handle: string }> }> } };

export type NotesLabelsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotesLabelsQuery = { noteLabels: Array<{ id: string, name: string, handle: string }> };

export type OpenNoteQueryVariables = Exact<{
  id: string;
}>;


export type OpenNoteQuery = { note: { id: string, title: string, description: string, archived: boolean, image: string, time: string, reminder: string | null, checklist: Array<{ id: string, text: string, checked: boolean }>, labels: Array<{ id: string, name: string, handle: string }> } | null };

export type NoteFragment = { id: string, title: string, description: string, archived: boolean, image: string, time: string, reminder: string | null, checklist: Array<{ id: string, text: string, checked: boolean }>, labels: Array<{ id: string, name: string, handle: string }> };

export type NoteLabelFragment = { id: string, name: string, handle: string };

export type CreateNoteMutationVariables = Exact<{
  input: BaseTypes.NoteInput;
}>;


export type CreateNoteMutation = { createNote: { note: { id: string, title: string, description: string, archived: boolean, image: string, time: string, reminder: string | null, checklist: Array<{ id: string, text: string, checked: boolean }>, labels: Array<{ id: string, name: string, handle: string }> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type UpdateNoteMutationVariables = Exact<{
  id: string;
  note: BaseTypes.NoteInput;
}>;


export type UpdateNoteMutation = { updateNote: { note: { id: string, title: string, description: string, archived: boolean, image: string, time: string, reminder: string | null, checklist: Array<{ id: string, text: string, checked: boolean }>, labels: Array<{ id: string, name: string, handle: string }> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RemoveNoteMutationVariables = Exact<{
  id: string;
}>;


export type RemoveNoteMutation = { removeNote: { removedId: string, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RestoreNoteMutationVariables = Exact<{
  id: string;
}>;


export type RestoreNoteMutation = { restoreNotes: { notes: Array<{ id: string, title: string, description: string, archived: boolean, image: string, time: string, reminder: string | null, checklist: Array<{ id: string, text: string, checked: boolean }>, labels: Array<{ id: string, name: string, handle: string }> }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RestoreNoteLabelMutationVariables = Exact<{
  id: string;
}>;


export type RestoreNoteLabelMutation = { restoreNoteLabel: { label: { id: string, name: string, handle: string } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type SaveNoteLabelsMutationVariables = Exact<{
  labels: Array<BaseTypes.NoteLabelInput> | BaseTypes.NoteLabelInput;
}>;


export type SaveNoteLabelsMutation = { saveNoteLabels: { labels: Array<{ id: string, name: string, handle: string }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export const NoteLabelFragmentDoc = gql<NoteLabelFragment, unknown>`
    fragment NoteLabel on NoteLabel {
  id
  name
  handle
}
    `;
export const NoteFragmentDoc = gql<NoteFragment, unknown>`
    fragment Note on Note {
  id
  title
  description
  archived
  image
  time
  reminder
  checklist {
    id
    text
    checked
  }
  labels {
    ...NoteLabel
  }
}
    `;
export const NotesScreenDocument = gql<NotesScreenQuery, NotesScreenQueryVariables>`
    query NotesScreen($filter: NoteFilter!, $first: Int!, $after: String) {
  notes(filter: $filter, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...Note
    }
  }
}
    ${NoteFragmentDoc}
${NoteLabelFragmentDoc}`;

/**
 * __useNotesScreenQuery__
 *
 * To run a query within a React component, call `useNotesScreenQuery` and pass it any options that fit your needs.
 * When your component renders, `useNotesScreenQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNotesScreenQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useNotesScreenQuery(baseOptions: ApolloReactHooks.QueryHookOptions<NotesScreenQuery, NotesScreenQueryVariables> & ({ variables: NotesScreenQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NotesScreenQuery, NotesScreenQueryVariables>(NotesScreenDocument, options);
      }
export type NotesScreenQueryHookResult = ReturnType<typeof useNotesScreenQuery>;
export const NotesLabelsDocument = gql<NotesLabelsQuery, NotesLabelsQueryVariables>`
    query NotesLabels {
  noteLabels {
    ...NoteLabel
  }
}
    ${NoteLabelFragmentDoc}`;

/**
 * __useNotesLabelsQuery__
 *
 * To run a query within a React component, call `useNotesLabelsQuery` and pass it any options that fit your needs.
 * When your component renders, `useNotesLabelsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNotesLabelsQuery({
 *   variables: {
 *   },
 * });
 */
export function useNotesLabelsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NotesLabelsQuery, NotesLabelsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NotesLabelsQuery, NotesLabelsQueryVariables>(NotesLabelsDocument, options);
      }
export type NotesLabelsQueryHookResult = ReturnType<typeof useNotesLabelsQuery>;
export const OpenNoteDocument = gql<OpenNoteQuery, OpenNoteQueryVariables>`
    query OpenNote($id: ID!) {
  note(id: $id) {
    ...Note
  }
}
    ${NoteFragmentDoc}
${NoteLabelFragmentDoc}`;

/**
 * __useOpenNoteQuery__
 *
 * To run a query within a React component, call `useOpenNoteQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenNoteQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenNoteQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useOpenNoteQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenNoteQuery, OpenNoteQueryVariables> & ({ variables: OpenNoteQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenNoteQuery, OpenNoteQueryVariables>(OpenNoteDocument, options);
      }
export type OpenNoteQueryHookResult = ReturnType<typeof useOpenNoteQuery>;
export const CreateNoteDocument = gql<CreateNoteMutation, CreateNoteMutationVariables>`
    mutation CreateNote($input: NoteInput!) {
  createNote(input: $input) {
    note {
      ...Note
    }
    errors {
      ...Refusal
    }
  }
}
    ${NoteFragmentDoc}
${NoteLabelFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useCreateNoteMutation__
 *
 * To run a mutation, you first call `useCreateNoteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateNoteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createNoteMutation, { data, loading, error }] = useCreateNoteMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateNoteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateNoteMutation, CreateNoteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateNoteMutation, CreateNoteMutationVariables>(CreateNoteDocument, options);
      }
export type CreateNoteMutationHookResult = ReturnType<typeof useCreateNoteMutation>;
export const UpdateNoteDocument = gql<UpdateNoteMutation, UpdateNoteMutationVariables>`
    mutation UpdateNote($id: ID!, $note: NoteInput!) {
  updateNote(input: {id: $id, note: $note}) {
    note {
      ...Note
    }
    errors {
      ...Refusal
    }
  }
}
    ${NoteFragmentDoc}
${NoteLabelFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useUpdateNoteMutation__
 *
 * To run a mutation, you first call `useUpdateNoteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateNoteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateNoteMutation, { data, loading, error }] = useUpdateNoteMutation({
 *   variables: {
 *      id: // value for 'id'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useUpdateNoteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateNoteMutation, UpdateNoteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateNoteMutation, UpdateNoteMutationVariables>(UpdateNoteDocument, options);
      }
export type UpdateNoteMutationHookResult = ReturnType<typeof useUpdateNoteMutation>;
export const RemoveNoteDocument = gql<RemoveNoteMutation, RemoveNoteMutationVariables>`
    mutation RemoveNote($id: ID!) {
  removeNote(input: {id: $id}) {
    removedId
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useRemoveNoteMutation__
 *
 * To run a mutation, you first call `useRemoveNoteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveNoteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeNoteMutation, { data, loading, error }] = useRemoveNoteMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveNoteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveNoteMutation, RemoveNoteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveNoteMutation, RemoveNoteMutationVariables>(RemoveNoteDocument, options);
      }
export type RemoveNoteMutationHookResult = ReturnType<typeof useRemoveNoteMutation>;
export const RestoreNoteDocument = gql<RestoreNoteMutation, RestoreNoteMutationVariables>`
    mutation RestoreNote($id: ID!) {
  restoreNotes(input: {ids: [$id]}) {
    notes {
      ...Note
    }
    errors {
      ...Refusal
    }
  }
}
    ${NoteFragmentDoc}
${NoteLabelFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useRestoreNoteMutation__
 *
 * To run a mutation, you first call `useRestoreNoteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreNoteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreNoteMutation, { data, loading, error }] = useRestoreNoteMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreNoteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreNoteMutation, RestoreNoteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreNoteMutation, RestoreNoteMutationVariables>(RestoreNoteDocument, options);
      }
export type RestoreNoteMutationHookResult = ReturnType<typeof useRestoreNoteMutation>;
export const RestoreNoteLabelDocument = gql<RestoreNoteLabelMutation, RestoreNoteLabelMutationVariables>`
    mutation RestoreNoteLabel($id: ID!) {
  restoreNoteLabel(input: {id: $id}) {
    label {
      ...NoteLabel
    }
    errors {
      ...Refusal
    }
  }
}
    ${NoteLabelFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useRestoreNoteLabelMutation__
 *
 * To run a mutation, you first call `useRestoreNoteLabelMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreNoteLabelMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreNoteLabelMutation, { data, loading, error }] = useRestoreNoteLabelMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreNoteLabelMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreNoteLabelMutation, RestoreNoteLabelMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreNoteLabelMutation, RestoreNoteLabelMutationVariables>(RestoreNoteLabelDocument, options);
      }
export type RestoreNoteLabelMutationHookResult = ReturnType<typeof useRestoreNoteLabelMutation>;
export const SaveNoteLabelsDocument = gql<SaveNoteLabelsMutation, SaveNoteLabelsMutationVariables>`
    mutation SaveNoteLabels($labels: [NoteLabelInput!]!) {
  saveNoteLabels(input: {labels: $labels}) {
    labels {
      ...NoteLabel
    }
    errors {
      ...Refusal
    }
  }
}
    ${NoteLabelFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useSaveNoteLabelsMutation__
 *
 * To run a mutation, you first call `useSaveNoteLabelsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveNoteLabelsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveNoteLabelsMutation, { data, loading, error }] = useSaveNoteLabelsMutation({
 *   variables: {
 *      labels: // value for 'labels'
 *   },
 * });
 */
export function useSaveNoteLabelsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveNoteLabelsMutation, SaveNoteLabelsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveNoteLabelsMutation, SaveNoteLabelsMutationVariables>(SaveNoteLabelsDocument, options);
      }
export type SaveNoteLabelsMutationHookResult = ReturnType<typeof useSaveNoteLabelsMutation>;