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
export type ManagedSiteFragment = { id: string, name: string, address: string, timeZone: string, cameraCount: number, location: { lat: number, lng: number }, project: { id: string, name: string } };

export type ManagedSitesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedSitesQuery = { sites: Array<{ id: string, name: string, address: string, timeZone: string, cameraCount: number, location: { lat: number, lng: number }, project: { id: string, name: string } }>, projects: Array<{ id: string, name: string }> };

export type CreateSiteMutationVariables = Exact<{
  input: BaseTypes.SiteInput;
}>;


export type CreateSiteMutation = { createSite: { site: { id: string, name: string, address: string, timeZone: string, cameraCount: number, location: { lat: number, lng: number }, project: { id: string, name: string } } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type UpdateSiteMutationVariables = Exact<{
  id: string;
  changes: BaseTypes.SiteChangesInput;
}>;


export type UpdateSiteMutation = { updateSite: { site: { id: string, name: string, address: string, timeZone: string, cameraCount: number, location: { lat: number, lng: number }, project: { id: string, name: string } } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RemoveSiteMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSiteMutation = { removeSite: { removedId: string | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RestoreSiteMutationVariables = Exact<{
  id: string;
}>;


export type RestoreSiteMutation = { restoreSite: { site: { id: string, name: string, address: string, timeZone: string, cameraCount: number, location: { lat: number, lng: number }, project: { id: string, name: string } } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type ManagedProjectFragment = { id: string, name: string, monthlyBudget: number, hourlyRate: number, currency: string, sites: Array<{ id: string, name: string }> };

export type ManagedProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedProjectsQuery = { projects: Array<{ id: string, name: string, monthlyBudget: number, hourlyRate: number, currency: string, sites: Array<{ id: string, name: string }> }> };

export type CreateProjectMutationVariables = Exact<{
  input: BaseTypes.ProjectInput;
}>;


export type CreateProjectMutation = { createProject: { project: { id: string, name: string, monthlyBudget: number, hourlyRate: number, currency: string, sites: Array<{ id: string, name: string }> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type UpdateProjectMutationVariables = Exact<{
  id: string;
  changes: BaseTypes.ProjectChangesInput;
}>;


export type UpdateProjectMutation = { updateProject: { project: { id: string, name: string, monthlyBudget: number, hourlyRate: number, currency: string, sites: Array<{ id: string, name: string }> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RemoveProjectMutationVariables = Exact<{
  id: string;
}>;


export type RemoveProjectMutation = { removeProject: { removedId: string | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RestoreProjectMutationVariables = Exact<{
  id: string;
}>;


export type RestoreProjectMutation = { restoreProject: { project: { id: string, name: string, monthlyBudget: number, hourlyRate: number, currency: string, sites: Array<{ id: string, name: string }> } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type ManagedMemberFragment = { id: string, name: string, position: string, office: string, email: string, phone: string, openIncidents: number };

export type CreateTeamMemberMutationVariables = Exact<{
  input: BaseTypes.TeamMemberInput;
}>;


export type CreateTeamMemberMutation = { createTeamMember: { teamMember: { id: string, name: string, position: string, office: string, email: string, phone: string, openIncidents: number } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type UpdateTeamMemberMutationVariables = Exact<{
  id: string;
  changes: BaseTypes.TeamMemberChangesInput;
}>;


export type UpdateTeamMemberMutation = { updateTeamMember: { teamMember: { id: string, name: string, position: string, office: string, email: string, phone: string, openIncidents: number } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RemoveTeamMemberMutationVariables = Exact<{
  id: string;
}>;


export type RemoveTeamMemberMutation = { removeTeamMember: { removedId: string | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export type RestoreTeamMemberMutationVariables = Exact<{
  id: string;
}>;


export type RestoreTeamMemberMutation = { restoreTeamMember: { teamMember: { id: string, name: string, position: string, office: string, email: string, phone: string, openIncidents: number } | null, errors: Array<{ field: string, code: BaseTypes.FieldErrorCode, params: Array<{ name: string, value: string }> }> } };

export const ManagedSiteFragmentDoc = gql<ManagedSiteFragment, unknown>`
    fragment ManagedSite on Site {
  id
  name
  address
  timeZone
  cameraCount
  location {
    lat
    lng
  }
  project {
    id
    name
  }
}
    `;
export const ManagedProjectFragmentDoc = gql<ManagedProjectFragment, unknown>`
    fragment ManagedProject on Project {
  id
  name
  monthlyBudget
  hourlyRate
  currency
  sites {
    id
    name
  }
}
    `;
export const ManagedMemberFragmentDoc = gql<ManagedMemberFragment, unknown>`
    fragment ManagedMember on TeamMember {
  id
  name
  position
  office
  email
  phone
  openIncidents
}
    `;
export const ManagedSitesDocument = gql<ManagedSitesQuery, ManagedSitesQueryVariables>`
    query ManagedSites {
  sites {
    ...ManagedSite
  }
  projects {
    id
    name
  }
}
    ${ManagedSiteFragmentDoc}`;

/**
 * __useManagedSitesQuery__
 *
 * To run a query within a React component, call `useManagedSitesQuery` and pass it any options that fit your needs.
 * When your component renders, `useManagedSitesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManagedSitesQuery({
 *   variables: {
 *   },
 * });
 */
export function useManagedSitesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ManagedSitesQuery, ManagedSitesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManagedSitesQuery, ManagedSitesQueryVariables>(ManagedSitesDocument, options);
      }
export type ManagedSitesQueryHookResult = ReturnType<typeof useManagedSitesQuery>;
export const CreateSiteDocument = gql<CreateSiteMutation, CreateSiteMutationVariables>`
    mutation CreateSite($input: SiteInput!) {
  createSite(input: $input) {
    site {
      ...ManagedSite
    }
    errors {
      ...Refusal
    }
  }
}
    ${ManagedSiteFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useCreateSiteMutation__
 *
 * To run a mutation, you first call `useCreateSiteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateSiteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createSiteMutation, { data, loading, error }] = useCreateSiteMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateSiteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateSiteMutation, CreateSiteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateSiteMutation, CreateSiteMutationVariables>(CreateSiteDocument, options);
      }
export type CreateSiteMutationHookResult = ReturnType<typeof useCreateSiteMutation>;
export const UpdateSiteDocument = gql<UpdateSiteMutation, UpdateSiteMutationVariables>`
    mutation UpdateSite($id: ID!, $changes: SiteChangesInput!) {
  updateSite(input: {id: $id, changes: $changes}) {
    site {
      ...ManagedSite
    }
    errors {
      ...Refusal
    }
  }
}
    ${ManagedSiteFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useUpdateSiteMutation__
 *
 * To run a mutation, you first call `useUpdateSiteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateSiteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateSiteMutation, { data, loading, error }] = useUpdateSiteMutation({
 *   variables: {
 *      id: // value for 'id'
 *      changes: // value for 'changes'
 *   },
 * });
 */
export function useUpdateSiteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateSiteMutation, UpdateSiteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateSiteMutation, UpdateSiteMutationVariables>(UpdateSiteDocument, options);
      }
export type UpdateSiteMutationHookResult = ReturnType<typeof useUpdateSiteMutation>;
export const RemoveSiteDocument = gql<RemoveSiteMutation, RemoveSiteMutationVariables>`
    mutation RemoveSite($id: ID!) {
  removeSite(input: {id: $id}) {
    removedId
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useRemoveSiteMutation__
 *
 * To run a mutation, you first call `useRemoveSiteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveSiteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeSiteMutation, { data, loading, error }] = useRemoveSiteMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveSiteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveSiteMutation, RemoveSiteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveSiteMutation, RemoveSiteMutationVariables>(RemoveSiteDocument, options);
      }
export type RemoveSiteMutationHookResult = ReturnType<typeof useRemoveSiteMutation>;
export const RestoreSiteDocument = gql<RestoreSiteMutation, RestoreSiteMutationVariables>`
    mutation RestoreSite($id: ID!) {
  restoreSite(input: {id: $id}) {
    site {
      ...ManagedSite
    }
    errors {
      ...Refusal
    }
  }
}
    ${ManagedSiteFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useRestoreSiteMutation__
 *
 * To run a mutation, you first call `useRestoreSiteMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreSiteMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreSiteMutation, { data, loading, error }] = useRestoreSiteMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreSiteMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreSiteMutation, RestoreSiteMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreSiteMutation, RestoreSiteMutationVariables>(RestoreSiteDocument, options);
      }
export type RestoreSiteMutationHookResult = ReturnType<typeof useRestoreSiteMutation>;
export const ManagedProjectsDocument = gql<ManagedProjectsQuery, ManagedProjectsQueryVariables>`
    query ManagedProjects {
  projects {
    ...ManagedProject
  }
}
    ${ManagedProjectFragmentDoc}`;

/**
 * __useManagedProjectsQuery__
 *
 * To run a query within a React component, call `useManagedProjectsQuery` and pass it any options that fit your needs.
 * When your component renders, `useManagedProjectsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useManagedProjectsQuery({
 *   variables: {
 *   },
 * });
 */
export function useManagedProjectsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ManagedProjectsQuery, ManagedProjectsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ManagedProjectsQuery, ManagedProjectsQueryVariables>(ManagedProjectsDocument, options);
      }
export type ManagedProjectsQueryHookResult = ReturnType<typeof useManagedProjectsQuery>;
export const CreateProjectDocument = gql<CreateProjectMutation, CreateProjectMutationVariables>`
    mutation CreateProject($input: ProjectInput!) {
  createProject(input: $input) {
    project {
      ...ManagedProject
    }
    errors {
      ...Refusal
    }
  }
}
    ${ManagedProjectFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useCreateProjectMutation__
 *
 * To run a mutation, you first call `useCreateProjectMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateProjectMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createProjectMutation, { data, loading, error }] = useCreateProjectMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateProjectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateProjectMutation, CreateProjectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateProjectMutation, CreateProjectMutationVariables>(CreateProjectDocument, options);
      }
export type CreateProjectMutationHookResult = ReturnType<typeof useCreateProjectMutation>;
export const UpdateProjectDocument = gql<UpdateProjectMutation, UpdateProjectMutationVariables>`
    mutation UpdateProject($id: ID!, $changes: ProjectChangesInput!) {
  updateProject(input: {id: $id, changes: $changes}) {
    project {
      ...ManagedProject
    }
    errors {
      ...Refusal
    }
  }
}
    ${ManagedProjectFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useUpdateProjectMutation__
 *
 * To run a mutation, you first call `useUpdateProjectMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateProjectMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateProjectMutation, { data, loading, error }] = useUpdateProjectMutation({
 *   variables: {
 *      id: // value for 'id'
 *      changes: // value for 'changes'
 *   },
 * });
 */
export function useUpdateProjectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateProjectMutation, UpdateProjectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateProjectMutation, UpdateProjectMutationVariables>(UpdateProjectDocument, options);
      }
export type UpdateProjectMutationHookResult = ReturnType<typeof useUpdateProjectMutation>;
export const RemoveProjectDocument = gql<RemoveProjectMutation, RemoveProjectMutationVariables>`
    mutation RemoveProject($id: ID!) {
  removeProject(input: {id: $id}) {
    removedId
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useRemoveProjectMutation__
 *
 * To run a mutation, you first call `useRemoveProjectMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveProjectMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeProjectMutation, { data, loading, error }] = useRemoveProjectMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveProjectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveProjectMutation, RemoveProjectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveProjectMutation, RemoveProjectMutationVariables>(RemoveProjectDocument, options);
      }
export type RemoveProjectMutationHookResult = ReturnType<typeof useRemoveProjectMutation>;
export const RestoreProjectDocument = gql<RestoreProjectMutation, RestoreProjectMutationVariables>`
    mutation RestoreProject($id: ID!) {
  restoreProject(input: {id: $id}) {
    project {
      ...ManagedProject
    }
    errors {
      ...Refusal
    }
  }
}
    ${ManagedProjectFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useRestoreProjectMutation__
 *
 * To run a mutation, you first call `useRestoreProjectMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreProjectMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreProjectMutation, { data, loading, error }] = useRestoreProjectMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreProjectMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreProjectMutation, RestoreProjectMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreProjectMutation, RestoreProjectMutationVariables>(RestoreProjectDocument, options);
      }
export type RestoreProjectMutationHookResult = ReturnType<typeof useRestoreProjectMutation>;
export const CreateTeamMemberDocument = gql<CreateTeamMemberMutation, CreateTeamMemberMutationVariables>`
    mutation CreateTeamMember($input: TeamMemberInput!) {
  createTeamMember(input: $input) {
    teamMember {
      ...ManagedMember
    }
    errors {
      ...Refusal
    }
  }
}
    ${ManagedMemberFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useCreateTeamMemberMutation__
 *
 * To run a mutation, you first call `useCreateTeamMemberMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateTeamMemberMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createTeamMemberMutation, { data, loading, error }] = useCreateTeamMemberMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateTeamMemberMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateTeamMemberMutation, CreateTeamMemberMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateTeamMemberMutation, CreateTeamMemberMutationVariables>(CreateTeamMemberDocument, options);
      }
export type CreateTeamMemberMutationHookResult = ReturnType<typeof useCreateTeamMemberMutation>;
export const UpdateTeamMemberDocument = gql<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>`
    mutation UpdateTeamMember($id: ID!, $changes: TeamMemberChangesInput!) {
  updateTeamMember(input: {id: $id, changes: $changes}) {
    teamMember {
      ...ManagedMember
    }
    errors {
      ...Refusal
    }
  }
}
    ${ManagedMemberFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useUpdateTeamMemberMutation__
 *
 * To run a mutation, you first call `useUpdateTeamMemberMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateTeamMemberMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateTeamMemberMutation, { data, loading, error }] = useUpdateTeamMemberMutation({
 *   variables: {
 *      id: // value for 'id'
 *      changes: // value for 'changes'
 *   },
 * });
 */
export function useUpdateTeamMemberMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>(UpdateTeamMemberDocument, options);
      }
export type UpdateTeamMemberMutationHookResult = ReturnType<typeof useUpdateTeamMemberMutation>;
export const RemoveTeamMemberDocument = gql<RemoveTeamMemberMutation, RemoveTeamMemberMutationVariables>`
    mutation RemoveTeamMember($id: ID!) {
  removeTeamMember(input: {id: $id}) {
    removedId
    errors {
      ...Refusal
    }
  }
}
    ${RefusalFragmentDoc}`;

/**
 * __useRemoveTeamMemberMutation__
 *
 * To run a mutation, you first call `useRemoveTeamMemberMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveTeamMemberMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeTeamMemberMutation, { data, loading, error }] = useRemoveTeamMemberMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRemoveTeamMemberMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveTeamMemberMutation, RemoveTeamMemberMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveTeamMemberMutation, RemoveTeamMemberMutationVariables>(RemoveTeamMemberDocument, options);
      }
export type RemoveTeamMemberMutationHookResult = ReturnType<typeof useRemoveTeamMemberMutation>;
export const RestoreTeamMemberDocument = gql<RestoreTeamMemberMutation, RestoreTeamMemberMutationVariables>`
    mutation RestoreTeamMember($id: ID!) {
  restoreTeamMember(input: {id: $id}) {
    teamMember {
      ...ManagedMember
    }
    errors {
      ...Refusal
    }
  }
}
    ${ManagedMemberFragmentDoc}
${RefusalFragmentDoc}`;

/**
 * __useRestoreTeamMemberMutation__
 *
 * To run a mutation, you first call `useRestoreTeamMemberMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreTeamMemberMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreTeamMemberMutation, { data, loading, error }] = useRestoreTeamMemberMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRestoreTeamMemberMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreTeamMemberMutation, RestoreTeamMemberMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreTeamMemberMutation, RestoreTeamMemberMutationVariables>(RestoreTeamMemberDocument, options);
      }
export type RestoreTeamMemberMutationHookResult = ReturnType<typeof useRestoreTeamMemberMutation>;