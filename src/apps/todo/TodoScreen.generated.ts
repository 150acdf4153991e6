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
export type TodoScreenQueryVariables = Exact<{
  filter: BaseTypes.TodoFilter;
  orderBy: BaseTypes.TodoOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type TodoScreenQuery = { todos: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, title: string, notes: string, startDate: string | null, dueDate: string | null, completed: boolean, starred: boolean, important: boolean, deleted: boolean, labels: Array<{ id: string, handle: string, title: string, color: string }>, folder: { id: string, handle: string, title: string } | null }> } };

export type TodoViewsQueryVariables = Exact<{
  zone: string;
}>;


export type TodoViewsQuery = { todoFolders: Array<{ id: string, handle: string, title: string, todoCount: number }>, todoQuickFilters: Array<{ id: string, handle: string, title: string, todoCount: number }>, todoLabels: Array<{ id: string, handle: string, title: string, color: string, todoCount: number }> };

export type OpenTodoQueryVariables = Exact<{
  id: string;
}>;


export type OpenTodoQuery = { todo: { id: string, title: string, notes: string, startDate: string | null, dueDate: string | null, completed: boolean, starred: boolean, important: boolean, deleted: boolean, labels: Array<{ id: string, handle: string, title: string, color: string }>, folder: { id: string, handle: string, title: string } | null } | null };

export type TodoItemFragment = { id: string, title: string, notes: string, startDate: string | null, dueDate: string | null, completed: boolean, starred: boolean, important: boolean, deleted: boolean, labels: Array<{ id: string, handle: string, title: string, color: string }>, folder: { id: string, handle: string, title: string } | null };

export type CreateTodoMutationVariables = Exact<{
  input: BaseTypes.TodoInput;
}>;


export type CreateTodoMutation = { createTodo: { todo: { id: string, title: string, notes: string, startDate: string | null, dueDate: string | null, completed: boolean, starred: boolean, important: boolean, deleted: boolean, labels: Array<{ id: string, handle: string, title: string, color: string }>, folder: { id: string, handle: string, title: string } | null } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type UpdateTodoMutationVariables = Exact<{
  id: string;
  changes: BaseTypes.TodoChangesInput;
}>;


export type UpdateTodoMutation = { updateTodo: { todo: { id: string, title: string, notes: string, startDate: string | null, dueDate: string | null, completed: boolean, starred: boolean, important: boolean, deleted: boolean, labels: Array<{ id: string, handle: string, title: string, color: string }>, folder: { id: string, handle: string, title: string } | null } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type SetTodoFlagsMutationVariables = Exact<{
  ids: Array<string> | string;
  flags: BaseTypes.TodoFlagsInput;
}>;


export type SetTodoFlagsMutation = { setTodoFlags: { todos: Array<{ id: string, title: string, notes: string, startDate: string | null, dueDate: string | null, completed: boolean, starred: boolean, important: boolean, deleted: boolean, labels: Array<{ id: string, handle: string, title: string, color: string }>, folder: { id: string, handle: string, title: string } | null }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type SetTodosFolderMutationVariables = Exact<{
  ids: Array<string> | string;
  folderId: string;
}>;


export type SetTodosFolderMutation = { setTodosFolder: { todos: Array<{ id: string, title: string, notes: string, startDate: string | null, dueDate: string | null, completed: boolean, starred: boolean, important: boolean, deleted: boolean, labels: Array<{ id: string, handle: string, title: string, color: string }>, folder: { id: string, handle: string, title: string } | null }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type ToggleTodosLabelMutationVariables = Exact<{
  ids: Array<string> | string;
  labelId: string;
}>;


export type ToggleTodosLabelMutation = { toggleTodosLabel: { todos: Array<{ id: string, title: string, notes: string, startDate: string | null, dueDate: string | null, completed: boolean, starred: boolean, important: boolean, deleted: boolean, labels: Array<{ id: string, handle: string, title: string, color: string }>, folder: { id: string, handle: string, title: string } | null }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type MoveTodoMutationVariables = Exact<{
  id: string;
  beforeId?: string | null | undefined;
}>;


export type MoveTodoMutation = { moveTodo: { todos: Array<{ id: string }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RemoveTodosMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveTodosMutation = { removeTodos: { todos: Array<{ id: string, deleted: boolean }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RestoreTodosMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreTodosMutation = { restoreTodos: { todos: Array<{ id: string, title: string, notes: string, startDate: string | null, dueDate: string | null, completed: boolean, starred: boolean, important: boolean, deleted: boolean, labels: Array<{ id: string, handle: string, title: string, color: string }>, folder: { id: string, handle: string, title: string } | null }>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type DeleteTodosMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteTodosMutation = { deleteTodos: { deletedIds: Array<string>, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export const TodoItemFragmentDoc = gql<TodoItemFragment, unknown>`
    fragment TodoItem on Todo {
  id
  title
  notes
  startDate
  dueDate
  completed
  starred
  important
  deleted
  labels {
    id
    handle
    title
    color
  }
  folder {
    id
    handle
    title
  }
}
    `;
export const TodoScreenDocument = gql<TodoScreenQuery, TodoScreenQueryVariables>`
    query TodoScreen($filter: TodoFilter!, $orderBy: TodoOrder!, $first: Int!, $after: String) {
  todos(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      ...TodoItem
    }
  }
}
    ${TodoItemFragmentDoc}`;

/**
 * __useTodoScreenQuery__
 *
 * To run a query within a React component, call `useTodoScreenQuery` and pass it any options that fit your needs.
 * When your component renders, `useTodoScreenQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTodoScreenQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      orderBy: // value for 'orderBy'
 *      first: // value for 'first'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useTodoScreenQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TodoScreenQuery, TodoScreenQueryVariables> & ({ variables: TodoScreenQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TodoScreenQuery, TodoScreenQueryVariables>(TodoScreenDocument, options);
      }
export type TodoScreenQueryHookResult = ReturnType<typeof useTodoScreenQuery>;
export const TodoViewsDocument = gql<TodoViewsQuery, TodoViewsQueryVariables>`
    query TodoViews($zone: TimeZone!) {
  todoFolders {
    id
    handle
    title
    todoCount
  }
  todoQuickFilters {
    id
    handle
    title
    todoCount(zone: $zone)
  }
  todoLabels {
    id
    handle
    title
    color
    todoCount
  }
}
    `;

/**
 * __useTodoViewsQuery__
 *
 * To run a query within a React component, call `useTodoViewsQuery` and pass it any options that fit your needs.
 * When your component renders, `useTodoViewsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTodoViewsQuery({
 *   variables: {
 *      zone: // value for 'zone'
 *   },
 * });
 */
export function useTodoViewsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TodoViewsQuery, TodoViewsQueryVariables> & ({ variables: TodoViewsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TodoViewsQuery, TodoViewsQueryVariables>(TodoViewsDocument, options);
      }
export type TodoViewsQueryHookResult = ReturnType<typeof useTodoViewsQuery>;
export const OpenTodoDocument = gql<OpenTodoQuery, OpenTodoQueryVariables>`
    query OpenTodo($id: ID!) {
  todo(id: $id) {
    ...TodoItem
  }
}
    ${TodoItemFragmentDoc}`;

/**
 * __useOpenTodoQuery__
 *
 * To run a query within a React component, call `useOpenTodoQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenTodoQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenTodoQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useOpenTodoQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenTodoQuery, OpenTodoQueryVariables> & ({ variables: OpenTodoQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenTodoQuery, OpenTodoQueryVariables>(OpenTodoDocument, options);
      }
export type OpenTodoQueryHookResult = ReturnType<typeof useOpenTodoQuery>;
export const CreateTodoDocument = gql<CreateTodoMutation, CreateTodoMutationVariables>`
    mutation CreateTodo($input: TodoInput!) {
  createTodo(input: $input) {
    todo {
      ...TodoItem
    }
    errors {
      ...Refusal
    }
  }
}
    ${TodoItemFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useCreateTodoMutation__
 *
 * To run a mutation, you first call `useCreateTodoMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateTodoMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createTodoMutation, { data, loading, error }] = useCreateTodoMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateTodoMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateTodoMutation, CreateTodoMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateTodoMutation, CreateTodoMutationVariables>(CreateTodoDocument, options);
      }
export type CreateTodoMutationHookResult = ReturnType<typeof useCreateTodoMutation>;
export const UpdateTodoDocument = gql<UpdateTodoMutation, UpdateTodoMutationVariables>`
    mutation UpdateTodo($id: ID!, $changes: TodoChangesInput!) {
  updateTodo(input: {id: $id, changes: $changes}) {
    todo {
      ...TodoItem
    }
    errors {
      ...Refusal
    }
  }
}
    ${TodoItemFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useUpdateTodoMutation__
 *
 * To run a mutation, you first call `useUpdateTodoMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateTodoMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateTodoMutation, { data, loading, error }] = useUpdateTodoMutation({
 *   variables: {
 *      id: // value for 'id'
 *      changes: // value for 'changes'
 *   },
 * });
 */
export function useUpdateTodoMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateTodoMutation, UpdateTodoMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateTodoMutation, UpdateTodoMutationVariables>(UpdateTodoDocument, options);
      }
export type UpdateTodoMutationHookResult = ReturnType<typeof useUpdateTodoMutation>;
export const SetTodoFlagsDocument = gql<SetTodoFlagsMutation, SetTodoFlagsMutationVariables>`
    mutation SetTodoFlags($ids: [ID!]!, $flags: TodoFlagsInput!) {
  setTodoFlags(input: {ids: $ids, flags: $flags}) {
    todos {
      ...TodoItem
    }
    errors {
      ...Refusal
    }
  }
}
    ${TodoItemFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useSetTodoFlagsMutation__
 *
 * To run a mutation, you first call `useSetTodoFlagsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetTodoFlagsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setTodoFlagsMutation, { data, loading, error }] = useSetTodoFlagsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      flags: // value for 'flags'
 *   },
 * });
 */
export function useSetTodoFlagsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetTodoFlagsMutation, SetTodoFlagsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetTodoFlagsMutation, SetTodoFlagsMutationVariables>(SetTodoFlagsDocument, options);
      }
export type SetTodoFlagsMutationHookResult = ReturnType<typeof useSetTodoFlagsMutation>;
export const SetTodosFolderDocument = gql<SetTodosFolderMutation, SetTodosFolderMutationVariables>`
    mutation SetTodosFolder($ids: [ID!]!, $folderId: ID!) {
  setTodosFolder(input: {ids: $ids, folderId: $folderId}) {
    todos {
      ...TodoItem
    }
    errors {
      ...Refusal
    }
  }
}
    ${TodoItemFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useSetTodosFolderMutation__
 *
 * To run a mutation, you first call `useSetTodosFolderMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetTodosFolderMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setTodosFolderMutation, { data, loading, error }] = useSetTodosFolderMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      folderId: // value for 'folderId'
 *   },
 * });
 */
export function useSetTodosFolderMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetTodosFolderMutation, SetTodosFolderMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetTodosFolderMutation, SetTodosFolderMutationVariables>(SetTodosFolderDocument, options);
      }
export type SetTodosFolderMutationHookResult = ReturnType<typeof useSetTodosFolderMutation>;
export const ToggleTodosLabelDocument = gql<ToggleTodosLabelMutation, ToggleTodosLabelMutationVariables>`
    mutation ToggleTodosLabel($ids: [ID!]!, $labelId: ID!) {
  toggleTodosLabel(input: {ids: $ids, labelId: $labelId}) {
    todos {
      ...TodoItem
    }
    errors {
      ...Refusal
    }
  }
}
    ${TodoItemFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useToggleTodosLabelMutation__
 *
 * To run a mutation, you first call `useToggleTodosLabelMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useToggleTodosLabelMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [toggleTodosLabelMutation, { data, loading, error }] = useToggleTodosLabelMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      labelId: // value for 'labelId'
 *   },
 * });
 */
export function useToggleTodosLabelMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ToggleTodosLabelMutation, ToggleTodosLabelMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ToggleTodosLabelMutation, ToggleTodosLabelMutationVariables>(ToggleTodosLabelDocument, options);
      }
export type ToggleTodosLabelMutationHookResult = ReturnType<typeof useToggleTodosLabelMutation>;
export const MoveTodoDocument = gql<MoveTodoMutation, MoveTodoMutationVariables>`
    mutation MoveTodo($id: ID!, $beforeId: ID) {
  moveTodo(input: {id: $id, beforeId: $beforeId}) {
    todos {
      id
    }
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useMoveTodoMutation__
 *
 * To run a mutation, you first call `useMoveTodoMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMoveTodoMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [moveTodoMutation, { data, loading, error }] = useMoveTodoMutation({
 *   variables: {
 *      id: // value for 'id'
 *      beforeId: // value for 'beforeId'
 *   },
 * });
 */
export function useMoveTodoMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MoveTodoMutation, MoveTodoMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MoveTodoMutation, MoveTodoMutationVariables>(MoveTodoDocument, options);
      }
export type MoveTodoMutationHookResult = ReturnType<typeof useMoveTodoMutation>;
export const RemoveTodosDocument = gql<RemoveTodosMutation, RemoveTodosMutationVariables>`
    mutation RemoveTodos($ids: [ID!]!) {
  removeTodos(input: {ids: $ids}) {
    todos {
      id
      deleted
    }
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useRemoveTodosMutation__
 *
 * To run a mutation, you first call `useRemoveTodosMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveTodosMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeTodosMutation, { data, loading, error }] = useRemoveTodosMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRemoveTodosMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveTodosMutation, RemoveTodosMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveTodosMutation, RemoveTodosMutationVariables>(RemoveTodosDocument, options);
      }
export type RemoveTodosMutationHookResult = ReturnType<typeof useRemoveTodosMutation>;
export const RestoreTodosDocument = gql<RestoreTodosMutation, RestoreTodosMutationVariables>`
    mutation RestoreTodos($ids: [ID!]!) {
  restoreTodos(input: {ids: $ids}) {
    todos {
      ...TodoItem
    }
    errors {
      ...Refusal
    }
  }
}
    ${TodoItemFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useRestoreTodosMutation__
 *
 * To run a mutation, you first call `useRestoreTodosMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreTodosMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreTodosMutation, { data, loading, error }] = useRestoreTodosMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreTodosMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreTodosMutation, RestoreTodosMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreTodosMutation, RestoreTodosMutationVariables>(RestoreTodosDocument, options);
      }
export type RestoreTodosMutationHookResult = ReturnType<typeof useRestoreTodosMutation>;
export const DeleteTodosDocument = gql<DeleteTodosMutation, DeleteTodosMutationVariables>`
    mutation DeleteTodos($ids: [ID!]!) {
  deleteTodos(input: {ids: $ids}) {
    deletedIds
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useDeleteTodosMutation__
 *
 * To run a mutation, you first call `useDeleteTodosMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteTodosMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteTodosMutation, { data, loading, error }] = useDeleteTodosMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteTodosMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteTodosMutation, DeleteTodosMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteTodosMutation, DeleteTodosMutationVariables>(DeleteTodosDocument, options);
      }
export type DeleteTodosMutationHookResult = ReturnType<typeof useDeleteTodosMutation>;